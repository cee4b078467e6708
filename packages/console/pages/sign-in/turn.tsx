// The turn of somebody who signs in while very many do: the page waits for it and asks again by itself.
import { isMusterError } from '@muster/sdk/browser'
import { useState } from 'react'
import { say } from '../../app/words.ts'

/** A longer wait is told as a refusal: nobody keeps a page open for it. */
const longestWaitSeconds = 120
const longestTries = 20

interface Turn {
  /** Seconds that are left of the wait; undefined while nobody has to wait. */
  readonly seconds: number | undefined
  /** Sends it, and again as often as the service says when to come back. */
  readonly take: <Result>(send: () => Promise<Result>) => Promise<Result>
}

export function useTurn(): Turn {
  const [seconds, setSeconds] = useState<number>()
  const wait = async (until: number) => {
    for (let left = until; left > 0; left--) {
      setSeconds(left)
      await new Promise(resolve => setTimeout(resolve, 1_000))
    }
    setSeconds(undefined)
  }
  const take: Turn['take'] = async send => {
    for (let tries = 1; ; tries++) {
      try {
        return await send()
      } catch (error) {
        const asked = readWait(error)
        if (asked === undefined || tries === longestTries) throw error
        await wait(asked)
      }
    }
  }
  return { seconds, take }
}

/** Nothing was looked at yet where it is only not one's turn, so the same may be sent again. */
function readWait(error: unknown): number | undefined {
  if (!isMusterError(error) || (error.status !== 503 && error.status !== 429)) return undefined
  const { retryAfterSeconds } = error
  return retryAfterSeconds !== undefined && retryAfterSeconds <= longestWaitSeconds
    ? Math.ceil(retryAfterSeconds)
    : undefined
}

/** Read out once: the seconds that go by are for the eyes alone. */
export function TurnToCome({ seconds }: { readonly seconds: number | undefined }) {
  return (
    <div className="notice" role="status" hidden={seconds === undefined}>
      {seconds !== undefined && (
        <>
          <p>{say('sign_in.crowded')}</p>
          <p aria-hidden="true">{say('sign_in.turn', { seconds })}</p>
        </>
      )}
    </div>
  )
}

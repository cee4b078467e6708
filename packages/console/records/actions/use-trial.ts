// Tries an action while it is filled in: the service does everything but keep it, and says what would stand or what is against it.
import { isMusterError } from '@muster/sdk/browser'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { askAny } from '../../app/ask.ts'
import { trialKey } from '../../app/queries.ts'
import { useReach } from '../../app/reach.ts'
import type { AnyInput, AnyOperation, AnyRecord } from '../operation.ts'

export interface Trial {
  readonly answer: AnyRecord | undefined
  /** What is against it, in the words of the service; what is only not filled in yet is not. */
  readonly refusal: unknown
  /** The same with what is not filled in yet, or could not be asked. */
  readonly error: unknown
  readonly isTrying: boolean
}

/** Nothing is asked while `isReady` is false; a question that was overtaken is given up. */
export function useTrial(operation: AnyOperation, input: AnyInput, isReady: boolean): Trial {
  const key = JSON.stringify(input)
  const settled = useSettled(key)
  const isSettled = settled === key
  const reach = useReach()
  const { data, error, isFetching } = useQuery({
    queryKey: [trialKey, operation.id, settled, reach],
    // Nobody is asked to sign in or to prove anything for the sake of a trial.
    queryFn: async ({ signal }) =>
      ((await askAny(operation, input, { dryRun: true, alone: true, signal, reach })) ?? {}) as AnyRecord,
    enabled: isReady && isSettled && isTriable(operation),
    placeholderData: before => before,
    retry: false,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return {
    answer: error === null && isReady ? data : undefined,
    refusal: isMusterError(error) && error.code === 'conflict' ? error : undefined,
    error: isReady ? error : null,
    isTrying: isFetching || (isReady && !isSettled),
  }
}

/** A file is not sent with each key, and what takes a fresh proof is asked once. */
export const isTriable = ({ hasDryRun, stepUp, fileBytes }: AnyOperation): boolean =>
  hasDryRun === true && stepUp !== true && fileBytes === undefined

const pauseMs = 350

/** The text once it has stood for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

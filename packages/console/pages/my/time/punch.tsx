// The clock of whoever works here: whether they are in and since when, and one button to come or to go.
import { useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatClock, readToday } from '../../../app/formats.ts'
import { addDays } from '../../../app/months.ts'
import { useRead, useWrite } from '../../../app/queries.ts'
import { useObstacle, useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { createPunch, listPunches } from '../../../gen/operations/punches.ts'
import { Button } from '../../../ui/button.tsx'
import { FrameIcon } from '../../../ui/icons/frame-icon.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { findArrival, type Punch } from './arrival.ts'

export function PunchCard() {
  return useObstacle()(listPunches.id) === undefined && <Card />
}

function Card() {
  const { timezone } = useCompany()
  // A shift of the night began yesterday.
  const since = `${addDays(readToday(timezone), -2)}T00:00:00.000Z`
  const read = useRead(listPunches, { query: { punched_after: since, limit: 50 } })
  return (
    <section className="card my-punch" aria-label={say('my.clock')}>
      <Loaded of={read} lines={2}>
        {({ data }) => <Clock punches={data} />}
      </Loaded>
    </section>
  )
}

/** After a punch the button rests, so that a finger that slips does not punch out again. */
const restMs = 3_000

function Clock({ punches }: { readonly punches: readonly Punch[] }) {
  const { timezone } = useCompany()
  const { employee_id } = useSession()
  const arrival = findArrival(punches, Date.now())
  const isIn = arrival.status === 'in'
  const write = useWrite(createPunch)
  const [fence, setFence] = useState<typeof import('./fence.tsx')>()
  const [isBusy, setBusy] = useState(false)
  const missing = useObstacle()(createPunch.id)
  const punch = async () => {
    setBusy(true)
    // It comes with the first punch. What is not reached is told by the punch itself.
    const loaded = await import('./fence.tsx').catch(() => undefined)
    setFence(loaded)
    const body = Object.assign(
      { employee_id, direction: isIn ? 'out' : 'in' },
      await loaded?.findPlace().catch(() => undefined),
    )
    write.mutate(
      { body },
      { onSuccess: () => setTimeout(setBusy, restMs, false), onError: () => setBusy(false) },
    )
  }
  return (
    <>
      <p role="status">
        <strong>{say(isIn ? 'my.in' : 'my.out')}</strong>
        {arrival.since !== undefined && (
          <span className="faint">{say('my.since', { time: formatClock(arrival.since, timezone) })}</span>
        )}
      </p>
      <Button look="primary" missing={missing} isBusy={isBusy} onPress={() => void punch()}>
        <FrameIcon name="clock" size="small" /> {say(isIn ? 'my.punch_out' : 'my.punch_in')}
      </Button>
      {fence ? <fence.Outcome write={write} /> : write.error && <Problem error={write.error} />}
    </>
  )
}

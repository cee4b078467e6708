// What a new shift meets: the shifts that are assigned to somebody from that day on, and what becomes of each.
import { formatDate, isWholeDay } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'
import { listEmployeeShifts } from '../../../gen/operations/employee-shifts.ts'
import type { FollowsProps } from '../../../records/declaration.ts'
import type { RecordOf } from '../../../records/kind.ts'
import type { AnyRecord } from '../../../records/operation.ts'
import { useName } from '../../../records/references/names.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useListed } from './listed.ts'

type Assigned = RecordOf<'EmployeeShift'>

/** In the drawer of a person. */
export default function ShiftOutcome({ body }: FollowsProps) {
  const { employee_id, effective_from: day } = body
  if (typeof employee_id !== 'string' || !isWholeDay(day)) return null
  return <Meets employee_id={employee_id} day={day} chosen={body} />
}

/** Beside the form of its page. */
export function ShiftAside({ values }: { readonly values: AnyRecord }) {
  return <ShiftOutcome record={{}} values={values} body={values} isReady />
}

interface MeetsProps {
  readonly employee_id: string
  readonly day: string
  readonly chosen: AnyRecord
}

function Meets({ employee_id, day, chosen }: MeetsProps) {
  const here = useListed<Assigned>(listEmployeeShifts, { employee_id, effective_on: day })
  // The one that was assigned last counts.
  const [now] = here.toSorted((one, other) => other.effective_from.localeCompare(one.effective_from))
  if (now === undefined) return null
  return (
    <Meeting
      now={now}
      day={day}
      isSame={now.shift_id === chosen.shift_id}
      isShort={Boolean(chosen.effective_to)}
    />
  )
}

interface MeetingProps {
  readonly now: Assigned
  readonly day: string
  readonly isSame: boolean
  /** The new one ends by itself. */
  readonly isShort: boolean
}

function Meeting({ now, day, isSame, isShort }: MeetingProps) {
  const shift = useName(now.shift_id) ?? ''
  const values = { shift, from: formatDate(now.effective_from), day: formatDate(day) }
  return (
    <section role="status">
      <h3>{say('person.follows')}</h3>
      <ul className="follows">
        <li>
          <Icon name="calendar" />
          {say(isSame ? 'shift.is_there' : 'shift.until_then', values)}
        </li>
        {!isSame && (
          <li>
            <Icon name="check" />
            {say(isShort ? 'shift.for_a_while' : 'shift.takes_its_place', values)}
          </li>
        )}
      </ul>
    </section>
  )
}

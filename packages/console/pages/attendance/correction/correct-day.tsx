// Puts a day right from where it is seen: its date is known, so that only times are asked for, and who may decide has decided with it.
import { lazy } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatDate, readLocalMoment, writeLocalMoment } from '../../../app/formats.ts'
import { sayHelp } from '../../../app/language/help.ts'
import { addDays } from '../../../app/months.ts'
import { useWrite } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { approveRegularisation, createRegularisation } from '../../../gen/operations/regularisations.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import type { ActionsPlace } from '../../../records/declaration.ts'
import { Control } from '../../../records/forms/control.tsx'
import type { FieldInputProps } from '../../../records/forms/field-props.ts'
import { shapeForm } from '../../../records/forms/form-shape.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Problem } from '../../../ui/problem.tsx'

const CorrectOutcome = lazy(() => import('./correct-outcome.tsx'))

type Day = RecordOf<'AttendanceRecord'>

const correction = shapeForm<'createRegularisation'>({
  controls: { requested_check_in_at: TimeOfDay, requested_check_out_at: TimeOfDay },
})

export function CorrectDay({ day }: { readonly day: Day }) {
  const approve = useWrite(approveRegularisation)
  const mayDecide = useObstacle()(approveRegularisation.id) === undefined
  const named = { day: formatDate(day.date) }
  return (
    <>
      <ActionButton
        operation={createRegularisation}
        given={{ employee_id: day.employee_id, date: day.date }}
        record={{ requested_check_in_at: day.check_in_at, requested_check_out_at: day.check_out_at }}
        shape={correction}
        Follows={CorrectOutcome}
        text={say('attendance.correct')}
        submit={say(mayDecide ? 'attendance.correct_now' : 'attendance.correct_of', named)}
        onDone={({ id }) => mayDecide && approve.mutate({ path: { id: String(id) } })}
      />
      {approve.error && (
        <div className="notice bad" role="alert">
          <p>{say('attendance.asked_only')}</p>
          <Problem error={approve.error} />
        </div>
      )}
    </>
  )
}

/** In the head of the day's own page. */
export function DayActions({ record, place }: { readonly record: Day; readonly place: ActionsPlace }) {
  return place === 'head' && <CorrectDay day={record} />
}

const timeOfDay = { ref: 'TimeOfDay', type: 'string' } as const

/** A time of the day; whoever leaves before they came has left on the next day. */
function TimeOfDay({ name, facts, value, values, errors, onChange }: FieldInputProps) {
  const date = String(values?.date)
  const { timezone } = useCompany()
  const local = typeof value === 'string' && value !== '' ? writeLocalMoment(value, timezone) : ''
  const came = values?.requested_check_in_at
  const isOther = local !== '' && !local.startsWith(date)
  const help = isOther ? say('attendance.next_day', { day: formatDate(local) }) : sayHelp(facts.help)
  const take = (time: unknown) => {
    if (typeof time !== 'string' || time === '') return onChange('')
    const on = (day: string) => readLocalMoment(`${day}T${time.slice(0, 5)}`, timezone)
    const isNext = name === 'requested_check_out_at' && typeof came === 'string' && on(date) <= came
    onChange(on(isNext ? addDays(date, 1) : date))
  }
  return (
    <Control
      label={say('form.optional', { field: sayOf('field', name) })}
      name={name}
      facts={timeOfDay}
      value={local && `${local.slice('YYYY-MM-DDT'.length)}:00`}
      help={help}
      error={errors.find(({ field }) => field === name)?.said}
      onChange={take}
    />
  )
}

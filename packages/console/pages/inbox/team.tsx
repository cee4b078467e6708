// Who else of the department is away on the days of a leave.
import { formatDays } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayTogether } from '../../app/words.ts'
import { getEmployee } from '../../gen/operations/employees.ts'
import { getLeaveCalendar } from '../../gen/operations/leave-calendar.ts'
import type { AnyRecord } from '../../records/operation.ts'
import { Face } from '../../records/references/face.tsx'
import { Name } from '../../records/references/names.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Status } from '../../ui/status.tsx'

/** Nothing for who may not read the calendar. */
export default function Team({ record }: { readonly record: AnyRecord }) {
  const missing = useObstacle()
  const isSeen = [getEmployee, getLeaveCalendar].every(({ id }) => missing(id) === undefined)
  return isSeen ? <Others record={record} /> : null
}

function Others({ record }: { readonly record: AnyRecord }) {
  const [employee, from, to] = [record.employee_id, record.from_date, record.to_date].map(String)
  const { data } = useRead(getEmployee, { path: { id: employee! } })
  const department = data?.department_id ?? undefined
  const query = { from_date: from!, to_date: to!, limit: 100 }
  const calendar = useRead(
    getLeaveCalendar,
    { query: department === undefined ? query : Object.assign({ department_id: department }, query) },
    { enabled: department !== undefined },
  )
  if (data !== undefined && department === undefined) return null
  return (
    <section className="card">
      <h2>
        {say('inbox.team')} · <Name id={department} />
      </h2>
      <Loaded of={calendar} lines={2}>
        {({ employees, has_more }) => {
          const others = employees.filter(({ employee_id: id }) => id !== employee)
          if (others.length === 0) return <p className="faint">{say('inbox.nobody_else')}</p>
          return (
            <>
              <p className="notice waits">
                {say('inbox.others_away', { count: others.length })}
                {has_more && '+'}
              </p>
              <ul className="away-list">
                {others.map(({ employee_id: id, first_name, last_name, absences }) => (
                  <li key={id}>
                    <Face id={id} name={`${first_name} ${last_name}`} />
                    <bdi>
                      {first_name} {last_name}
                    </bdi>
                    {absences.map(absence => (
                      <span key={absence.leave_application_id} className="faint">
                        {sayTogether(absence.leave_type_name, formatDays(absence.from_date, absence.to_date))}{' '}
                        <Status value={absence.status} />
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

// The corrections of days that wait in the team, with the way to each.
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { useSession } from '../../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../../app/words.ts'
import { listRegularisations } from '../../../gen/operations/regularisations.ts'
import { Name } from '../../../records/references/names.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Status } from '../../../ui/status.tsx'

/** The list has the rest. */
const shown = { query: { status: 'pending', limit: 10 } } as const

export function Corrections() {
  const { employee_id: oneself } = useSession()
  const waiting = useRead(listRegularisations, shown)
  return (
    <section className="card" aria-labelledby="team-corrections">
      <header className="card-head">
        <h2 id="team-corrections">{say('team.corrections')}</h2>
        <Link to="/team/corrections">{say('team.see_all')}</Link>
      </header>
      <Loaded of={waiting} lines={2}>
        {({ data: all }) => {
          // One's own is among the page's, and stands in one's own room.
          const data = all.filter(({ employee_id }) => employee_id !== oneself)
          return data.length === 0 ? (
            <p className="empty">{say('team.no_corrections')}</p>
          ) : (
            <ul className="my-list">
              {data.map(({ id, employee_id, date, type, status }) => (
                <li key={id}>
                  <div>
                    <Link to="/team/corrections/$id" params={{ id }}>
                      <Name id={employee_id} />
                    </Link>
                    <span className="faint">{sayTogether(formatDate(date), sayOf('value', type))}</span>
                  </div>
                  <Status value={status} />
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}

// The company from where somebody stands: everybody above them, themselves, and whoever reports to them, one level at a time.
import { Link } from '@tanstack/react-router'
import { useList, useRead } from '../../../app/queries.ts'
import { useSession } from '../../../app/session.tsx'
import { say, sayOf } from '../../../app/words.ts'
import { getColleague, getColleagues } from '../../../gen/operations/colleagues.ts'
import { useFilters } from '../../../records/lists/filters.tsx'
import type { Output } from '../../../records/operation.ts'
import { Name } from '../../../records/references/names.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Away, Colleagues, nameOf, Photo, Post } from './colleague.tsx'

/** Of oneself, where nobody is said. */
export default function ChartPage() {
  const { employee_id } = useSession()
  const { filters } = useFilters()
  const id = filters.item ?? employee_id ?? ''
  const person = useRead(getColleague, { path: { id } }, { enabled: id !== '' })
  return (
    <Page title={say('my.chart')}>
      <Loaded of={person}>
        {found => (
          <>
            <Above managers={found.managers} />
            <Person key={found.id} person={found} />
            {found.reports > 0 && <Below key={`below ${found.id}`} of={found} />}
          </>
        )}
      </Loaded>
    </Page>
  )
}

type Person = Output<'getColleague'>

function Above({ managers }: Pick<Person, 'managers'>) {
  if (managers.length === 0) return null
  return (
    <nav className="my-above" aria-label={say('my.above')}>
      <ol>
        {managers.map(id => (
          <li key={id}>
            <Link to="/my/colleagues/chart" search={{ item: id }}>
              <Name id={id} />
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Person({ person }: { readonly person: Person }) {
  return (
    <section className="card my-person" aria-labelledby="my-person">
      <Photo of={person} size="large" />
      <div>
        <h2 id="my-person" dir="auto">
          {nameOf(person)}
        </h2>
        <Post of={person} />
        <Away of={person} />
        {person.work_email !== null && (
          <p>
            <span className="faint">{sayOf('field', 'work_email')}</span>{' '}
            <a href={`mailto:${person.work_email}`} dir="ltr">
              {person.work_email}
            </a>
          </p>
        )}
      </div>
    </section>
  )
}

function Below({ of }: { readonly of: Person }) {
  const list = useList(getColleagues, { query: { limit: 25, reporting_manager_id: of.id } })
  const people = list.data?.pages.flatMap(page => page.data)
  return (
    <section className="card" aria-labelledby="my-below">
      <h2 id="my-below">{say('my.reports', { count: of.reports })}</h2>
      <Loaded of={{ data: people, error: list.error, refetch: list.refetch }}>
        {found => <Colleagues people={found} />}
      </Loaded>
      <More of={list} />
    </section>
  )
}

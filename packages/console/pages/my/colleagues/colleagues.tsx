// Colleagues: everybody who works here, by first name, and found by their names.
import { useDeferredValue, useState } from 'react'
import { useList } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { getColleagues } from '../../../gen/operations/colleagues.ts'
import { Loaded } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Colleagues } from './colleague.tsx'

export default function ColleaguesPage() {
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const list = useList(getColleagues, { query: search === '' ? { limit: 25 } : { limit: 25, search } })
  const people = list.data?.pages.flatMap(page => page.data)
  return (
    <Page title={say('my.colleagues')}>
      <search className="filters">
        <div className="field">
          <label htmlFor="my-search">{say('my.search_colleagues')}</label>
          <input
            id="my-search"
            type="search"
            maxLength={200}
            value={typed}
            onChange={event => setTyped(event.target.value)}
          />
        </div>
      </search>
      <section className="card" aria-label={say('my.colleagues')}>
        <Loaded of={{ data: people, error: list.error, refetch: list.refetch }}>
          {found =>
            found.length === 0 ? (
              <p className="empty" role="status">
                {say('my.no_colleagues')}
              </p>
            ) : (
              <Colleagues people={found} />
            )
          }
        </Loaded>
        <More of={list} />
      </section>
    </Page>
  )
}

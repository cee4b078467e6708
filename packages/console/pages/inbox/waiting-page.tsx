// What waits, in groups, and beside them the item with what its decision rests on: for the person, or for anybody.
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { say, sayAction, type WordId } from '../../app/words.ts'
import { useTakenIds } from '../../records/bulk/begun.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Problem } from '../../ui/problem.tsx'
import { useKeys } from '../../ui/toasts/keys.ts'
import { type InboxPath, type Place, useDecisions, type Verb } from './decisions.ts'
import { Groups } from './groups.tsx'
import { Item } from './item.tsx'
import { useWaiting, type Waiting } from './waiting.ts'

const Rejection = lazy(() => import('./rejection.tsx'))

interface WaitingPageProps {
  readonly path: InboxPath
}

const words = {
  // How much waits for the person stands in the rail, and once is enough.
  '/inbox': { title: 'inbox.title', empty: 'inbox.empty', count: undefined },
  '/inbox/everybody': { title: 'inbox.everybody', empty: 'inbox.empty_all', count: 'inbox.count_all' },
} as const satisfies Readonly<Record<InboxPath, Readonly<Record<string, WordId | undefined>>>>

export function WaitingPage({ path }: WaitingPageProps) {
  const said = words[path]
  const taken = useTakenIds()
  const [sending, setSending] = useState<ReadonlySet<string>>(new Set())
  const missing = useObstacle()
  const isLeft = (id: string) => !taken.has(id) && !sending.has(id)
  const { groups, isLoading, error } = useWaiting(missing, isLeft, path === '/inbox/everybody')
  // Shown under the grey lines, the first would jump when the last have come.
  const all = isLoading ? [] : groups.flatMap(({ items }) => items)
  const { item } = useSearch({ strict: false }) as { item?: string }
  const chosen = item === undefined ? all[0] : all.find(({ record }) => record.id === item)
  const place = useDecisions(path, all, chosen, setSending)
  const { checked, rejecting, bulk } = place
  useKeys({
    j: () => place.move(1),
    [down]: () => place.move(1),
    k: () => place.move(-1),
    [up]: () => place.move(-1),
    x: () => chosen && place.toggle([chosen]),
    a: () => place.approve(),
    r: () => place.reject(),
    Enter: chosen && (() => place.open(chosen)),
  })
  return (
    <Page
      title={say(said.title)}
      mark={said.count && <span className="faint">{say(said.count, { count: all.length })}</span>}
    >
      {bulk.error !== null && <Problem error={bulk.error} />}
      {error !== null && <Problem error={error} />}
      {isLoading && <Skeleton lines={8} />}
      {!isLoading && all.length === 0 && <p className="empty">{say(said.empty)}</p>}
      {item !== undefined && (
        <p className="back-to-list">
          <Link to={path}>{say('inbox.back')}</Link>
        </p>
      )}
      <div className={item === undefined ? 'inbox' : 'inbox has-item'}>
        {all.length > 0 && (
          <Groups path={path} groups={groups} chosen={chosen} checked={checked} onToggle={place.toggle} />
        )}
        {chosen ? (
          <Item key={String(chosen.record.id)} of={chosen} place={place} />
        ) : (
          item !== undefined && all.length > 0 && <p className="empty">{say('queue.gone')}</p>
        )}
      </div>
      <Chosen place={place} all={all} />
      {rejecting.length > 0 && <Rejecting place={place} />}
    </Page>
  )
}

function Rejecting({ place }: { readonly place: Place }) {
  return (
    <Suspense>
      <Rejection
        of={place.rejecting}
        reason={place.comment}
        onReject={reason => place.decideRejected(reason)}
        onClose={() => place.setRejecting([])}
      />
    </Suspense>
  )
}

const [down, up] = ['ArrowDown', 'ArrowUp'] as const

/** What is done with those that are marked. */
function Chosen({ place, all }: { readonly place: Place; readonly all: readonly Waiting[] }) {
  const { marked } = place
  if (marked.length === 0 || all.length === 0) return null
  const [first] = marked
  const isOne = marked.every(({ queue }) => queue === first!.queue)
  const name = (verb: Verb) =>
    isOne && first!.queue[verb] ? sayAction(first!.queue[verb].id) : say(`inbox.${verb}`)
  return (
    <section className="bar-for-many" aria-label={say('inbox.chosen', { count: marked.length })}>
      <strong>{say('inbox.chosen', { count: marked.length })}</strong>
      <Button look="primary" onPress={place.approve}>
        {say('inbox.do', { action: name('approve'), count: marked.length })}
      </Button>
      <Button look="danger" onPress={place.reject}>
        {say('inbox.do', { action: name('reject'), count: marked.length })}
      </Button>
    </section>
  )
}

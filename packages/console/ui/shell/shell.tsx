// The frame around every page: the rail, the search, the tabs of a place, and a word when the service is away.

import { isMusterError } from '@muster/sdk/browser'
import { type Query, useIsFetching } from '@tanstack/react-query'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState, useSyncExternalStore } from 'react'
import { isAway, queryClient } from '../../app/queries.ts'
import { hasOnlyOwn, useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { useMessage } from '../toasts/message.ts'
import { EarlyLetters } from './early-letters.ts'
import { Head } from './head.tsx'
import { useKeys } from './keys.ts'
import { PlaceTabs } from './place-tabs.tsx'
import { findPageAt, findPlaceAt } from './places.ts'
import { Rail } from './rail.tsx'

const PageToasts = lazy(() => import('../toasts/page-toasts.tsx'))

/** What lies over the page; each is loaded when it is asked for. */
const overlays = {
  search: lazy(() => import('./palette.tsx')),
  keys: lazy(() => import('./keys-help.tsx')),
  code: lazy(() => import('../code.tsx')),
}

export function Shell() {
  const [over, setOver] = useState<keyof typeof overlays>()
  const address = useRouterState({ select: state => state.location.pathname })
  const path = findPageAt(address)
  const decides = useDecides(path)
  const hasMessage = useMessage() != null
  const [early] = useState(() => new EarlyLetters())
  const show = (name: keyof typeof overlays) => () => setOver(name)
  const search = () => {
    if (over === undefined) early.begin()
    setOver('search')
  }
  useKeys({ onSearch: search, onHelp: show('keys'), early })
  const Overlay = over && overlays[over]
  return (
    <div className="shell">
      <a className="skip" href="#page">
        {say('shell.skip')}
      </a>
      <Rail here={findPlaceAt(address)} path={path} />
      <Head onSearch={search} onKeys={show('keys')} onCode={show('code')} />
      <main id="page" className="page" tabIndex={-1}>
        <Away />
        {path !== undefined && path === address && <PlaceTabs path={path} />}
        <Outlet />
      </main>
      {(decides || hasMessage) && (
        <Suspense>
          <PageToasts decides={decides} />
        </Suspense>
      )}
      {Overlay && (
        <Suspense>
          <Overlay onClose={() => setOver(undefined)} early={early} />
        </Suspense>
      )}
    </div>
  )
}

/** Who has no right over others decides nothing in bulk, but for what they are asked: from the page of it on. */
function useDecides(path: string | undefined): boolean {
  const isAlone = hasOnlyOwn(useSession())
  const [wasAsked, setWasAsked] = useState(false)
  const isAsked = path === '/approvals'
  if (isAsked && !wasAsked) setWasAsked(true)
  return !isAlone || isAsked || wasAsked
}

/** While the service does not answer, what is shown is as old as it says. */
function Away() {
  const isDown = useSyncExternalStore(followDown, isDownNow)
  return isDown && <AwayMessage />
}

function AwayMessage() {
  const isTrying = useIsFetching() > 0
  return (
    <p className="away" role="status">
      {say(isTrying ? 'shell.away_trying' : 'shell.away')}
    </p>
  )
}

const isDownNow = (): boolean => queryClient.getQueryCache().getAll().some(isDownFor)

/** A page of a list has more than a thousand events of its queries, and one alone tells nothing of the others. */
function followDown(listener: () => void): () => void {
  let wasDown = isDownNow()
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (!wasDown && !isDownFor(query)) return
    wasDown = isDownNow()
    listener()
  })
}

const isDownFor = (query: Query): boolean =>
  query.isActive() &&
  isMusterError(query.state.error ?? query.state.fetchFailureReason) &&
  isAway(readCode(query.state))

function readCode({ error, fetchFailureReason }: { error: unknown; fetchFailureReason: unknown }): string {
  const reason = error ?? fetchFailureReason
  return isMusterError(reason) ? reason.code : ''
}

// The frame around every page: the rooms, the palette, the person, and a word when the service is away.

import { isMusterError } from '@muster/sdk/browser'
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useCompany } from '../../app/company.ts'
import { isAway } from '../../app/queries.ts'
import { isOffered, titlePage } from '../../app/room.ts'
import { type ListedRoom, rooms } from '../../app/rooms.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { PersonMenu } from './person-menu.tsx'

const Palette = lazy(() => import('./palette.tsx'))

export function Shell() {
  const [isPalette, setPalette] = useState(false)
  const [isMenu, setMenu] = useState(false)
  const place = useRouterState({ select: state => state.location.pathname })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setPalette(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  // A page that was chosen in the menu of a narrow screen takes its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what it waits for
  useEffect(() => setMenu(false), [place])
  return (
    <div className="shell">
      <a className="skip" href="#page">
        {say('shell.skip')}
      </a>
      <header className="top">
        <button
          type="button"
          className="button quiet menu"
          aria-expanded={isMenu}
          aria-controls="rooms"
          onClick={() => setMenu(!isMenu)}
        >
          {say('shell.menu')}
        </button>
        <Link to="/" className="brand" dir="auto">
          {useCompany().name}
        </Link>
        <button type="button" className="button search" onClick={() => setPalette(true)}>
          {say('shell.search')} <kbd>Ctrl K</kbd>
        </button>
        <PersonMenu />
      </header>
      <nav id="rooms" className={isMenu ? 'rooms open' : 'rooms'} aria-label={say('shell.rooms')}>
        {rooms.map(room => (
          <RoomLinks key={room.title} room={room} place={place} />
        ))}
      </nav>
      <main id="page" className="page" tabIndex={-1}>
        <Away />
        <Outlet />
      </main>
      {isPalette && (
        <Suspense>
          <Palette onClose={() => setPalette(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** A room shows its pages while one is in it. */
function RoomLinks({ room, place }: { readonly room: ListedRoom; readonly place: string }) {
  const missing = useObstacle()
  const pages = room.pages.filter(page => isOffered(page, missing))
  const [first] = pages
  if (first === undefined) return null
  const isHere = pages.some(({ path }) =>
    path === '/' ? place === '/' : place === path || place.startsWith(`${path}/`),
  )
  if (pages.length === 1)
    return (
      <Link to={first.path} className="room" activeOptions={{ exact: first.path === '/' }}>
        {say(room.title)}
      </Link>
    )
  return (
    <>
      <Link to={first.path} className={isHere ? 'room here' : 'room'} activeProps={{}}>
        {say(room.title)}
      </Link>
      {isHere && (
        <ul>
          {pages.map(page => (
            <li key={page.path}>
              <Link to={page.path} activeOptions={{ exact: page.path === first.path }}>
                {titlePage(page)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** While the service does not answer, what is shown is as old as it says. */
function Away() {
  const queries = useQueryClient()
  const isTrying = useIsFetching() > 0
  const isDown = useSyncExternalStore(
    listener => queries.getQueryCache().subscribe(listener),
    () =>
      queries
        .getQueryCache()
        .getAll()
        .some(
          query =>
            query.isActive() &&
            isMusterError(query.state.error ?? query.state.fetchFailureReason) &&
            isAway(readCode(query.state)),
        ),
  )
  if (!isDown) return null
  return (
    <p className="away" role="status">
      {say(isTrying ? 'shell.away_trying' : 'shell.away')}
    </p>
  )
}

function readCode({ error, fetchFailureReason }: { error: unknown; fetchFailureReason: unknown }): string {
  const reason = error ?? fetchFailureReason
  return isMusterError(reason) ? reason.code : ''
}

// Above a list: the tabs of its place, the other sides of its tab, and of a page that is set up the way back to the settings.

import { Link } from '@tanstack/react-router'
import { titlePage } from '../../app/room.ts'
import type { PagePath } from '../../app/rooms.ts'
import { say } from '../../app/words.ts'
import { FrameIcon } from '../icons/frame-icon.tsx'
import { useMissing } from './missing.ts'
import { findPlace, isOnlyPlace, listTabs, type OfferedTab, titleAround, titlePlace } from './places.ts'

export function PlaceTabs({ path }: { readonly path: PagePath }) {
  const missing = useMissing()
  const place = findPlace(path)
  if (place === undefined) return null
  const tabs = listTabs(place, missing)
  const here = tabs.find(({ pages }) => pages.some(page => page.path === path))
  if (here === undefined) return place.index === undefined ? null : <BackToSettings path={path} />
  return (
    <>
      {tabs.length > 1 && !isOnlyPlace(missing) && (
        <nav className="tabs of-place" aria-label={titlePlace(place, missing)}>
          {tabs.map(tab => (
            <TabLink key={tab.title} tab={tab} isHere={tab === here} />
          ))}
        </nav>
      )}
      {here.pages.length > 1 && (
        <nav className="sides" aria-label={here.title}>
          {here.pages.map(page => (
            <Link
              key={page.path}
              to={page.path}
              className="chip"
              activeOptions={{ exact: true, includeSearch: false }}
            >
              {titlePage(page)}
            </Link>
          ))}
        </nav>
      )}
    </>
  )
}

function TabLink({ tab: { title, pages }, isHere }: { readonly tab: OfferedTab; readonly isHere: boolean }) {
  const [first] = pages
  if (first === undefined) return null
  return (
    // Left to the router, the tab of a page would be current for every page whose address begins with its own.
    <Link
      to={first.path}
      activeOptions={{ exact: true, includeSearch: false }}
      activeProps={{}}
      aria-current={isHere ? 'page' : undefined}
    >
      {title}
    </Link>
  )
}

function BackToSettings({ path }: { readonly path: PagePath }) {
  return (
    <nav className="above" aria-label={say('shell.above')}>
      <Link to="/settings">{say('place.settings')}</Link> <FrameIcon name="chevron-right" size="small" />{' '}
      <span className="faint">{titleAround(path)}</span>
    </nav>
  )
}

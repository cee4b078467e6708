// The rail: the company above, the places with what waits in them, the person below; on a telephone a bar of five.

import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatCount } from '../../app/formats.ts'
import { keepNarrow, readNarrowPreference } from '../../app/preferences.ts'
import type { PagePath } from '../../app/rooms.ts'
import { say } from '../../app/words.ts'
import { FrameIcon, type FrameIconName } from '../icons/frame-icon.tsx'
import { useMissing } from './missing.ts'
import { countWork, usePendingWork } from './pending-work.ts'
import { PersonButton, PersonMenu } from './person-menu.tsx'
import { findWay, isOnlyPlace, listPlaces, listTabs, type Place, titlePlace } from './places.ts'

/** In the bar of a telephone; the others stand in its menu. */
const first = 4

interface Entry {
  readonly title: string
  readonly icon: FrameIconName
  readonly to: NonNullable<ReturnType<typeof findWay>>
  readonly isHere: boolean
  readonly counts?: Place['counts']
}

/** The places in which the person may see something, each with the page that it leads to; of one place alone its tabs. */
function useEntries(here: Place | undefined, path: PagePath | undefined): Entry[] {
  const missing = useMissing()
  const places = listPlaces(missing)
  const [only] = places
  if (only !== undefined && isOnlyPlace(missing))
    return listTabs(only, missing).flatMap(({ title, icon = only.icon, pages }) =>
      pages.slice(0, 1).map(({ path: to }) => ({
        title,
        icon,
        to,
        isHere: pages.some(page => page.path === path),
      })),
    )
  return places.flatMap(place => {
    const to = findWay(place, missing)
    if (to === undefined) return []
    const { icon, counts } = place
    return [
      Object.assign({ title: titlePlace(place, missing), icon, to, isHere: here === place }, { counts }),
    ]
  })
}

interface RailProps {
  readonly here: Place | undefined
  readonly path: PagePath | undefined
}

export function Rail({ here, path }: RailProps) {
  const [isNarrow, setNarrow] = useState(readNarrowPreference)
  const entries = useEntries(here, path)
  const company = useCompany()
  const change = () => {
    keepNarrow(!isNarrow)
    setNarrow(!isNarrow)
  }
  return (
    <>
      <div className={isNarrow ? 'rail narrow' : 'rail'}>
        <Link to="/" className="company">
          <span className="company-mark" aria-hidden="true">
            {[...company.name][0]}
          </span>
          <span className="label" dir="auto">
            {company.name}
          </span>
        </Link>
        <nav id="rooms" aria-label={say('shell.rooms')}>
          <ul>
            {entries.map((entry, index) => (
              <EntryLink key={entry.to} entry={entry} isLater={index >= first} />
            ))}
          </ul>
        </nav>
        <div className="rail-foot">
          <button type="button" className="narrows" aria-pressed={isNarrow} onClick={change}>
            <FrameIcon name="panel-left" />
            <span className="label">{say('shell.narrow')}</span>
          </button>
          <PersonButton />
        </div>
      </div>
      <PersonMenu>
        <nav className="later-places" aria-label={say('shell.more_rooms')}>
          <ul>
            {entries.slice(first).map(entry => (
              <EntryLink key={entry.to} entry={entry} isLater={false} />
            ))}
          </ul>
        </nav>
      </PersonMenu>
    </>
  )
}

interface EntryLinkProps {
  readonly entry: Entry
  readonly isLater: boolean
}

function EntryLink({ entry: { title, icon, to, isHere, counts }, isLater }: EntryLinkProps) {
  const { data } = usePendingWork()
  const missing = useMissing()
  const count = countWork(data, kind => {
    const asked = counts?.(kind) ?? false
    return typeof asked === 'string' ? missing(asked) === undefined : asked
  })
  return (
    <li className={isLater ? 'later' : undefined}>
      <Link
        to={to}
        title={title}
        activeOptions={{ exact: true }}
        activeProps={{}}
        aria-current={isHere ? 'page' : undefined}
      >
        <FrameIcon name={icon} />
        <span className="label">{title}</span>
        {count > 0 && (
          <span className="count">
            {formatCount(count)}
            <span className="unseen"> {say('shell.waiting')}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

// The rail: the company above, the places with what waits in them, the person below; on a telephone a bar of five.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatCount } from '../../app/formats.ts'
import { keepNarrow, readNarrowPreference } from '../../app/preferences.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Icon } from '../icon.tsx'
import { countWork, usePendingWork } from './pending-work.ts'
import { PersonButton, PersonMenu } from './person-menu.tsx'
import { findWay, type Place, rail } from './places.ts'

/** In the bar of a telephone; the others stand in its menu. */
const first = 4

interface LedPlace {
  readonly place: Place
  readonly to: NonNullable<ReturnType<typeof findWay>>
}

/** The places in which the person may see something, each with the page that it leads to. */
function useLedPlaces(): LedPlace[] {
  const missing = useObstacle()
  return rail.flatMap(place => {
    const to = findWay(place, missing)
    return to === undefined ? [] : [{ place, to }]
  })
}

export function Rail({ here }: { readonly here: Place | undefined }) {
  const [isNarrow, setNarrow] = useState(readNarrowPreference)
  const places = useLedPlaces()
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
            {places.map((led, index) => (
              <PlaceLink key={led.place.title} led={led} here={here} isLater={index >= first} />
            ))}
          </ul>
        </nav>
        <div className="rail-foot">
          <button type="button" className="narrows" aria-pressed={isNarrow} onClick={change}>
            <Icon name="panel-left" />
            <span className="label">{say('shell.narrow')}</span>
          </button>
          <PersonButton />
        </div>
      </div>
      <PersonMenu>
        <nav className="later-places" aria-label={say('shell.more_rooms')}>
          <ul>
            {places.slice(first).map(led => (
              <PlaceLink key={led.place.title} led={led} here={here} isLater={false} />
            ))}
          </ul>
        </nav>
      </PersonMenu>
    </>
  )
}

interface PlaceLinkProps {
  readonly led: LedPlace
  readonly here: Place | undefined
  readonly isLater: boolean
}

function PlaceLink({ led: { place, to }, here, isLater }: PlaceLinkProps) {
  const { data } = usePendingWork()
  const count = place.counts ? countWork(data, place.counts) : 0
  const title = say(place.title)
  return (
    <li className={isLater ? 'later' : undefined}>
      <Link to={to} title={title} activeProps={{}} aria-current={here === place ? 'page' : undefined}>
        <Icon name={place.icon} />
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

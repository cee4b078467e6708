// Moves a page from day to day: links, so that the day is in the address and can be gone back to.
import { Link } from '@tanstack/react-router'
import { formatDate } from '../../../app/formats.ts'
import { addDays } from '../../../app/months.ts'
import { say, type WordId } from '../../../app/words.ts'

/** The day of the address, or today where it names none that has come. */
export function readDay(text: string | undefined, today: string): string {
  if (text === undefined || !/^(19|20|21)\d\d-\d\d-\d\d$/.test(text) || text > today) return today
  return Number.isNaN(Date.parse(text)) ? today : text
}

interface DayBarProps {
  readonly day: string
  readonly today: string
}

export function DayBar({ day, today }: DayBarProps) {
  return (
    <nav className="month-bar" aria-label={say('team.choose_day')}>
      <DayLink day={addDays(day, -1)} label="team.day_before">
        ‹
      </DayLink>
      <h2 aria-live="polite">{formatDate(day)}</h2>
      {day < today && (
        <>
          <DayLink day={addDays(day, 1)} label="team.day_after">
            ›
          </DayLink>
          <DayLink day={today}>{say('team.today')}</DayLink>
        </>
      )}
    </nav>
  )
}

interface DayLinkProps {
  readonly day: string
  readonly label?: WordId
  readonly children: string
}

function DayLink({ day, label, children }: DayLinkProps) {
  return (
    <Link
      className="button"
      to="/team/attendance"
      search={{ day }}
      resetScroll={false}
      activeProps={{}}
      aria-label={label && say(label)}
    >
      {children}
    </Link>
  )
}

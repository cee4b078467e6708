// The attendance of the team on a day: who is in, late, away or missing, a line each, and the corrections that wait.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../../app/company.ts'
import { formatClock, formatCount, formatLongDay, readToday } from '../../../app/formats.ts'
import { say } from '../../../app/words.ts'
import { useFilters } from '../../../records/lists/filters.tsx'
import { Face } from '../../../records/references/face.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { dayStates, stateWords } from '../state.ts'
import { StateMark } from '../state-mark.tsx'
import { type MemberDay, useTeamDay } from '../team.ts'
import { Corrections } from './corrections.tsx'
import { DayBar, readDay } from './day-bar.tsx'

export default function TeamDayPage() {
  const today = readToday(useCompany().timezone)
  const day = readDay(useFilters().filters.day, today)
  const team = useTeamDay(day)
  return (
    <Page title={say('team.day')} mark={<span className="faint">{formatLongDay(day)}</span>}>
      <DayBar day={day} today={today} />
      <Loaded of={team}>
        {({ days, hasMore }) => (
          <>
            <Sums days={days} />
            {days.length === 0 && <p className="empty">{say('team.nobody')}</p>}
            {days.length > 0 && <Lines days={days} />}
            {hasMore && <p className="notice">{say('team.more')}</p>}
          </>
        )}
      </Loaded>
      <Corrections />
    </Page>
  )
}

interface DaysProps {
  readonly days: readonly MemberDay[]
}

function Sums({ days }: DaysProps) {
  return (
    <dl className="my-sums">
      {dayStates
        .map(state => ({ state, count: days.filter(one => one.day.state === state).length }))
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <div key={state}>
            <dt>{say(stateWords[state])}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Those who are missed come first, and whoever was expected first of those who are awaited. */
function Lines({ days }: DaysProps) {
  const place = ({ day }: MemberDay) =>
    `${String(dayStates.indexOf(day.state)).padStart(2, '0')} ${day.state === 'not_in_yet' ? day.expected_in_at : ''}`
  const sorted = days.toSorted((one, other) => place(one).localeCompare(place(other)))
  return (
    <ul className="card team-list" aria-label={say('team.day')}>
      {sorted.map(one => (
        <Line key={one.member.id} of={one} />
      ))}
    </ul>
  )
}

function Line({ of: { member, name, day } }: { readonly of: MemberDay }) {
  return (
    <li>
      <Face id={member.id} name={name} />
      <div>
        {day.attendance_record_id === null ? (
          <Link to="/team/people/$id" params={{ id: member.id }}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <Link to="/team/days/$id" params={{ id: day.attendance_record_id }}>
            <bdi>{name}</bdi>
          </Link>
        )}
        <Times day={day} />
      </div>
      <StateMark state={day.state} />
    </li>
  )
}

/** When they came and went, or when they are to come. */
function Times({ day }: Pick<MemberDay, 'day'>) {
  const { timezone } = useCompany()
  const { state, check_in_at, check_out_at, expected_in_at } = day
  if (check_in_at === null) {
    if (state !== 'not_in_yet' || expected_in_at === null) return null
    return (
      <span className="faint">{say('team.expected', { time: formatClock(expected_in_at, timezone) })}</span>
    )
  }
  const times = [check_in_at, check_out_at].map(time => (time === null ? '…' : formatClock(time, timezone)))
  return (
    <span className="faint" dir="ltr">
      {times.join('–')}
    </span>
  )
}

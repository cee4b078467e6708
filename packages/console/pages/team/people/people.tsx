// My team: those who report to the person, or all below them, with their title, their work contact and how their day stands.
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useCompany } from '../../../app/company.ts'
import { formatCount, readToday } from '../../../app/formats.ts'
import { useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { useFilters } from '../../../records/lists/filters.tsx'
import { Face } from '../../../records/references/face.tsx'
import { Name } from '../../../records/references/names.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { AskedOfMe } from '../../approvals/asked-of-me.tsx'
import { StateMark } from '../state-mark.tsx'
import { type MemberDay, useTeamDay } from '../team.ts'

export default function TeamPage() {
  const { timezone } = useCompany()
  const team = useTeamDay(readToday(timezone))
  return (
    <Page title={say('place.team')}>
      <AskedOfMe />
      <p className="ways">
        <Link to="/approvals" search={{ view: 'away' }}>
          {say('approvals.away')}
        </Link>
      </p>
      <Loaded of={team}>{({ days, hasMore }) => <Members all={days} hasMore={hasMore} />}</Loaded>
    </Page>
  )
}

interface MembersProps {
  readonly all: readonly MemberDay[]
  readonly hasMore: boolean
}

function Members({ all, hasMore }: MembersProps) {
  const { employee_id: oneself } = useSession()
  const isDirect = useFilters().filters.view === 'direct'
  const [search, setSearch] = useState('')
  const field = useId()
  const direct = all.filter(({ member }) => member.reporting_manager_id === oneself)
  const wanted = search.trim().toLocaleLowerCase()
  const shown = (isDirect ? direct : all).filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <>
      <div className="team-bar">
        <nav className="team-views" aria-label={say('team.whom')}>
          <ViewLink view={undefined} isHere={!isDirect} count={all.length} />
          <ViewLink view="direct" isHere={isDirect} count={direct.length} />
        </nav>
        <div className="field">
          <label htmlFor={field}>{say('team.search')}</label>
          <input
            id={field}
            type="search"
            value={search}
            onChange={event => setSearch(event.target.value)}
            autoComplete="off"
          />
        </div>
      </div>
      {shown.length === 0 ? (
        <p className="empty">{say('team.nobody')}</p>
      ) : (
        <ul className="card team-list" aria-label={say('place.team')}>
          {shown.map(one => (
            <Person key={one.member.id} of={one} />
          ))}
        </ul>
      )}
      {hasMore && <p className="notice">{say('team.more')}</p>}
    </>
  )
}

interface ViewLinkProps {
  readonly view: 'direct' | undefined
  readonly isHere: boolean
  readonly count: number
}

function ViewLink({ view, isHere, count }: ViewLinkProps) {
  return (
    <Link
      to="/team"
      search={view === undefined ? {} : { view }}
      replace
      className="chip"
      activeProps={{}}
      aria-current={isHere ? 'true' : undefined}
    >
      {say(view === undefined ? 'team.everybody' : 'team.direct')} <span>{formatCount(count)}</span>
    </Link>
  )
}

function Person({ of: { member, name, day } }: { readonly of: MemberDay }) {
  const { id, designation_id: title, work_email: email } = member
  return (
    <li>
      <Face id={id} name={name} size="middle" />
      <div>
        <Link to="/team/people/$id" params={{ id }}>
          <bdi>{name}</bdi>
        </Link>
        {title !== null && (
          <span className="faint">
            <Name id={title} />
          </span>
        )}
        {email !== null && (
          <a className="team-contact" href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        )}
      </div>
      <StateMark state={day.state} />
    </li>
  )
}

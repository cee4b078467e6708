// What others ask of the person, whoever that is: what waits for them, what they have decided, and one request with its decision.
import { Link, useSearch } from '@tanstack/react-router'
import { say } from '../../app/words.ts'
import { Page } from '../../ui/page.tsx'
import { Away } from './away.tsx'
import { DecidedByMe } from './decided.tsx'
import { Item } from './item.tsx'
import { WaitingForMe } from './waiting.tsx'

type View = 'decided' | 'away' | undefined

interface Search {
  readonly item?: string
  readonly view?: string
}

export default function ApprovalsPage() {
  const { item, view } = useSearch({ strict: false }) as Search
  const isDecided = view === 'decided'
  if (item !== undefined)
    return (
      <Page
        title={say('approvals.one')}
        above={
          <Link to="/approvals" search={isDecided ? { view } : {}}>
            {say(isDecided ? 'approvals.decided' : 'approvals.title')}
          </Link>
        }
      >
        <Item id={item} />
      </Page>
    )
  return (
    <Page title={say('approvals.title')}>
      <nav className="team-views approvals-views" aria-label={say('approvals.which')}>
        <ViewLink view={undefined} isHere={!isDecided && view !== 'away'} />
        <ViewLink view="decided" isHere={isDecided} />
        <ViewLink view="away" isHere={view === 'away'} />
      </nav>
      <Shown view={view} />
    </Page>
  )
}

function Shown({ view }: { readonly view: string | undefined }) {
  if (view === 'away') return <Away />
  return view === 'decided' ? <DecidedByMe /> : <WaitingForMe />
}

const titles = { decided: 'approvals.decided', away: 'approvals.away' } as const

function ViewLink({ view, isHere }: { readonly view: View; readonly isHere: boolean }) {
  return (
    <Link
      to="/approvals"
      search={view === undefined ? {} : { view }}
      replace
      className="chip"
      activeProps={{}}
      aria-current={isHere ? 'true' : undefined}
    >
      {say(view === undefined ? 'approvals.title' : titles[view])}
    </Link>
  )
}

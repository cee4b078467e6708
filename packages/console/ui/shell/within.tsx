// A page within the reach of its room: what it asks for, and where its links to records lead.
import type { ReactNode } from 'react'
import { ReachProvider } from '../../app/reach.ts'
import type { Reach } from '../../app/rights.ts'
import { type Page as AnyPage, listNeeds, titlePage } from '../../app/room.ts'
import { findRecordPath } from '../../app/rooms.ts'
import { hasOnlyOwn, useObstacle, useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { RecordPathsProvider } from '../../records/references/record-paths.ts'
import { Page } from '../page.tsx'

interface WithinProps {
  readonly page: AnyPage
  /** Of its room. */
  readonly reach: Reach | undefined
  readonly children: ReactNode
}

export function Within({ page, reach, children }: WithinProps) {
  const session = useSession()
  const missing = useObstacle()
  if (reach === undefined) return children
  if (session.employee_id === null && hasOnlyOwn(session)) return <Waiting email={session.email} />
  // Whoever is no employee here, or not any more, has nothing of their own to ask for, and whoever has no reports no team.
  const obstacles = listNeeds(page).map(operation => missing(operation, reach))
  const isShort = session.post === 'leaver' || reach === 'team'
  if (session.post === null || (isShort && !obstacles.includes(undefined)))
    return (
      <Page title={titlePage(page)}>
        <p className="empty">{obstacles[0]}</p>
      </Page>
    )
  return (
    <ReachProvider value={reach}>
      <RecordPathsProvider value={kind => findRecordPath(kind, reach)}>{children}</RecordPathsProvider>
    </ReachProvider>
  )
}

/** Whoever came through the company, and is not linked to what HR has of them. */
function Waiting({ email }: { readonly email: string }) {
  return (
    <Page title={say('my.wait')}>
      <p>{say('my.wait_what', { email })}</p>
      <p className="faint">{say('my.wait_how')}</p>
    </Page>
  )
}

// A page within the reach of its room: what it asks for, and where its links to records lead.
import type { ReactNode } from 'react'
import { ReachProvider } from '../../app/reach.ts'
import type { Reach } from '../../app/rights.ts'
import { type Page as AnyPage, titlePage } from '../../app/room.ts'
import { findRecordPath } from '../../app/rooms.ts'
import { useSession } from '../../app/session.tsx'
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
  const { employee_id } = useSession()
  if (reach === undefined) return children
  // Whoever is no employee here has nothing of their own to ask for.
  if (employee_id === null)
    return (
      <Page title={titlePage(page)}>
        <p className="empty">{say('my.no_employee')}</p>
      </Page>
    )
  return (
    <ReachProvider value={reach}>
      <RecordPathsProvider value={kind => findRecordPath(kind, reach)}>{children}</RecordPathsProvider>
    </ReachProvider>
  )
}

// Leave of whoever works here: what is left, what was asked for, and the way to ask for more.
import { Link } from '@tanstack/react-router'
import { useList } from '../../../app/queries.ts'
import { say } from '../../../app/words.ts'
import { listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import { FrameIcon } from '../../../ui/icons/frame-icon.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Applications } from './applications.tsx'
import { Balances } from './balances.tsx'
import { useOwnLeave } from './own-leave.ts'

export default function LeavePage() {
  const leave = useOwnLeave()
  const list = useList(listLeaveApplications, { query: { sort: '-from_date' } })
  const applications = list.data?.pages.flatMap(page => page.data)
  return (
    <Page
      title={say('my.leave')}
      actions={
        <Link to="/my/leave/ask" className="button primary">
          <FrameIcon name="plus" size="small" /> {say('my.ask')}
        </Link>
      }
    >
      <Loaded of={leave} lines={3}>
        {({ balances }) => <Balances balances={balances} />}
      </Loaded>
      <section className="card" aria-labelledby="my-applications">
        <h2 id="my-applications">{say('my.applications')}</h2>
        <Loaded of={{ data: applications, error: list.error, refetch: list.refetch }} lines={4}>
          {found =>
            found.length === 0 ? (
              <p className="empty">{say('my.no_applications')}</p>
            ) : (
              <Applications applications={found} types={leave.data?.types ?? new Map()} />
            )
          }
        </Loaded>
        <More of={list} />
      </section>
    </Page>
  )
}

// The first page: what waits for the person who is signed in, who is away, and how many people there are.
import { useObstacle, useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Page } from '../../ui/page.tsx'
import { AwayThisWeek } from './away.tsx'
import { HeadcountByMonth } from './headcount.tsx'
import { Waiting } from './waiting.tsx'

export default function HomePage() {
  const missing = useObstacle()
  const may = (operation: string) => missing(operation) === undefined
  const parts = ['getPendingWork', 'getLeaveCalendar', 'getHeadcount']
  return (
    <Page title={say('home.hello', { name: useSession().name })}>
      {!parts.some(may) && <p className="empty">{say('home.nothing')}</p>}
      <div className="home">
        {may('getPendingWork') && <Waiting />}
        {may('getLeaveCalendar') && <AwayThisWeek />}
        {may('getHeadcount') && <HeadcountByMonth />}
      </div>
    </Page>
  )
}

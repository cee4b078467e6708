// The first page: what waits for the person who is signed in, who is away, the newest month of pay, and the company in figures.
import { useCompany } from '../../app/company.ts'
import { formatLongDay, readToday } from '../../app/formats.ts'
import { useObstacle, useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Page } from '../../ui/page.tsx'
import { usePendingWork } from '../../ui/shell/pending-work.ts'
import { CostByMonth } from '../reports/cost-by-month.tsx'
import { HeadcountByMonth } from '../reports/headcount.tsx'
import { AwayThisWeek, useAwayThisWeek } from './away.tsx'
import { NewestMonth, useNewestRun } from './newest-month.tsx'
import { FirstMorning } from './setup/first-morning.tsx'
import { Waiting } from './waiting.tsx'

export default function HomePage() {
  const missing = useObstacle()
  const may = (operation: string) => missing(operation) === undefined
  const work = usePendingWork()
  const week = useAwayThisWeek(may('getLeaveCalendar'))
  const run = useNewestRun(may('listPayrollRuns'))
  // What stands below comes when it is known how high that above is, so that nothing moves.
  const isKnown = [work, week, run].every(({ isLoading }) => !isLoading)
  return (
    <Page
      title={say('home.hello', { name: useSession().name })}
      mark={<span className="faint">{formatLongDay(readToday(useCompany().timezone))}</span>}
    >
      <FirstMorning />
      <div className="home">
        <div>
          {may('getPendingWork') && <Waiting work={work} />}
          {isKnown && may('listPayrollRuns') && <NewestMonth run={run.data} />}
          {isKnown && may('getPayrollCosts') && <CostByMonth />}
        </div>
        <div>
          {isKnown && may('getLeaveCalendar') && <AwayThisWeek week={week} />}
          {isKnown && may('getHeadcount') && <HeadcountByMonth />}
        </div>
      </div>
    </Page>
  )
}

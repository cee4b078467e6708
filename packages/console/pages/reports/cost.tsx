// The report of cost: what the company pays for its people, month by month.
import { say } from '../../app/words.ts'
import { Page } from '../../ui/page.tsx'
import { CostByMonth } from './cost-by-month.tsx'

export default function CostReport() {
  return (
    <Page title={say('reports.cost')}>
      <CostByMonth />
    </Page>
  )
}

// The report of people: how many there are, who came and who left, month by month.
import { say } from '../../app/words.ts'
import { Page } from '../../ui/page.tsx'
import { HeadcountByMonth } from './headcount.tsx'

export default function PeopleReport() {
  return (
    <Page title={say('reports.people')}>
      <HeadcountByMonth />
    </Page>
  )
}

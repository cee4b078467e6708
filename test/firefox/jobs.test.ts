// Five of the counted jobs in Firefox: as many clicks as in the first browser.

import { expectClicks } from '../support/browser/jobs/clicks.ts'
import { endEmployment, move, raise } from '../support/browser/jobs/of-people.ts'
import { approveLeave, correctDay } from '../support/browser/jobs/of-time.ts'
import { type JobPlace, makeJobPlace } from '../support/browser/jobs/workspace.ts'
import { describeInBrowser } from '../support/browser/open.ts'
import { setClock } from '../support/server/server.ts'

let place: JobPlace
beforeAll(async () => {
  place = await makeJobPlace()
})
afterEach(() => setClock())

describeInBrowser('the clicks of a job in Firefox', () => {
  it.each([
    ['Raise somebody from the middle of a month', raise],
    ['Move somebody to another department from a day on', move],
    ['End an employment', endEmployment],
    ['Correct a day', correctDay],
    ['Approve 20 leave applications and take it back', approveLeave],
  ])('%s: no more than its limit', async (job, work) => {
    const { clicks } = await work(place)
    expectClicks(job, clicks)
  })
})

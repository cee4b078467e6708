// The jobs that people come for, from the page where they stand, in counted clicks.

import { expectClicks } from '../support/browser/jobs/clicks.ts'
import { readPayslips } from '../support/browser/jobs/of-pay.ts'
import { endEmployment, move, raise } from '../support/browser/jobs/of-people.ts'
import { approveLeave, correctDay, findMostAbsent } from '../support/browser/jobs/of-time.ts'
import { type JobPlace, makeJobPlace } from '../support/browser/jobs/workspace.ts'
import { describeInBrowser } from '../support/browser/open.ts'
import { setClock } from '../support/server/server.ts'

let place: JobPlace
beforeAll(async () => {
  place = await makeJobPlace()
})
afterEach(() => setClock())

describeInBrowser('the clicks of a job', () => {
  it.each([
    ['Raise somebody from the middle of a month', raise],
    ['Move somebody to another department from a day on', move],
    ['End an employment', endEmployment],
    ['Correct a day', correctDay],
    ['Find who was absent most in a month', findMostAbsent],
    ['Approve 20 leave applications and take it back', approveLeave],
    ['Read the payslips of a month', readPayslips],
  ])('%s: no more than its limit', async (job, work) => {
    const { clicks } = await work(place)
    expectClicks(job, clicks)
  })
})

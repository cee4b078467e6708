// E-mails to approvers: each who may approve a processed run is told once, and nobody who has made it.

import { consoleUrl } from '../../../support/fixtures/invitations.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makePaying, operate, type Paying, reopen } from '../../../support/fixtures/payroll.ts'
import { april } from '../../../support/fixtures/payroll-payments.ts'
import { makeFullMember, type TestMember } from '../../../support/fixtures/people.ts'
import { makeWorker, type OwnWorker } from '../../../support/outbound/disabling.ts'
import {
  bodyOf,
  type MailServerUnderTest,
  makeMailServer,
  subjectOf,
} from '../../../support/outbound/mail.ts'
import { deliver, runJobs } from '../../../support/server/server.ts'

let workspace: Paying
let maker: TestMember
let approver: TestMember
let mail: MailServerUnderTest
const workers: OwnWorker[] = []
beforeEach(async () => {
  workspace = await makePaying({ name: 'Indus Textile' })
  await workspace.assign('91234', '2024-03-01')
  maker = await makeFullMember(workspace.id, 'Owner')
  approver = await makeFullMember(workspace.id, 'Approver')
  await makeFullMember(workspace.id, 'HR')
  mail = await makeMailServer()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.end()
  await mail.close()
  await inDatabase('delete from approval_emails')
})

function mailing(port = mail.port): OwnWorker {
  const worker = makeWorker({
    MUSTER_SMTP_URL: `smtp://127.0.0.1:${port}`,
    MUSTER_SMTP_FROM: 'Muster <muster@hosting.example>',
    MUSTER_CONSOLE_URL: consoleUrl,
  })
  workers.push(worker)
  return worker
}

/** By a person in the console; its id. */
async function process(): Promise<string> {
  const { id } = await maker.browser.do('createPayrollRun', { body: april })
  await maker.browser.do('processPayrollRun', { ids: { id } })
  await deliver()
  return id
}

const statuses = async () =>
  (await inDatabase<{ status: string }>('select status from approval_emails order by created_at')).map(
    ({ status }) => status,
  )

it('go to each who may approve but the maker of the run, with its month, a link and no amount', async () => {
  const id = await process()
  await mailing().drain()
  expect(mail.taken.map(({ to }) => to)).toEqual([[approver.email]])
  const [taken] = mail.taken
  expect(subjectOf(taken!)).toBe('Payroll of April 2026 waits for your approval (Indus Textile)')
  const body = bodyOf(taken!)
  expect(body).toContain(`${consoleUrl}/app/payroll/runs/${id}`)
  expect(body).not.toMatch(/91,?234|Ayesha/)
  await mailing().drain()
  expect(mail.taken).toHaveLength(1)
})

it('have the name of the workspace on one line, in its order', async () => {
  const name = 'Indus\r\n\r\nYour account ends.\u0085Go to \u202Emoc.live'
  await inDatabase('update companies set name = $1 where id = $2', [name, workspace.id])
  await process()
  await mailing().drain()
  expect(subjectOf(mail.taken[0]!)).toContain('(Indus Your account ends. Go to moc.live)')
  expect(bodyOf(mail.taken[0]!)).toContain('of Indus Your account ends. Go to moc.live is calculated')
})

it.each([
  ['ur', 'منظوری کا منتظر ہے'],
  ['ar', 'تنتظر الموافقة في Muster'],
])('are written in the language of the member: %s', async (language, line) => {
  await inDatabase('update invitations set language = $1 where workspace_id = $2', [language, workspace.id])
  await process()
  await mailing().drain()
  expect(bodyOf(mail.taken[0]!)).toContain(line)
})

it('are sent once for each request: a run that is processed again asks anew after it was reopened alone', async () => {
  const id = await process()
  await operate(workspace, 'processPayrollRun', id)
  await mailing().drain()
  expect(mail.taken).toHaveLength(1)
  await reopen(workspace, id)
  await maker.browser.do('processPayrollRun', { ids: { id } })
  await deliver()
  await mailing().drain()
  expect(mail.taken).toHaveLength(2)
})

it('wait for a mail server that is away, and end with the decision of somebody else', async () => {
  const id = await process()
  await mailing(1).drain()
  expect(await statuses()).toEqual(['pending'])
  const later = mailing()
  later.now = Temporal.Now.instant().add({ hours: 2 }).toString()
  await later.drain()
  expect([mail.taken.length, await statuses()]).toEqual([1, ['sent']])
  await reopen(workspace, id)
  await maker.browser.do('processPayrollRun', { ids: { id } })
  await deliver()
  await approver.browser.do('approvePayrollRun', { ids: { id } })
  await deliver()
  await mailing().drain()
  await runJobs()
  expect([mail.taken.length, await statuses()]).toEqual([1, ['sent', 'cancelled']])
})

it('are not sent of a draft that is approved at once, nor to who may approve no more', async () => {
  await maker.browser.do('updatePayrollSettings', { body: { four_eyes: false } })
  const { id } = await maker.browser.do('createPayrollRun', { body: april })
  await approver.browser.do('approvePayrollRun', { ids: { id } })
  await deliver()
  expect(await statuses()).toEqual([])
  await reopen(workspace, id)
  await maker.browser.do('processPayrollRun', { ids: { id } })
  await deliver()
  await maker.browser.do('deleteMember', { ids: { id: approver.session.member_id! } })
  await mailing().drain()
  await runJobs()
  expect([mail.asked, await statuses()]).toEqual([[], ['cancelled']])
})

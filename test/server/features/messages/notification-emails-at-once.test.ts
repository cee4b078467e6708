// E-mails of notifications by a real mail server: many at once are one, and each type says what it is in each language.

import type { Approval } from '@muster/contract'
import {
  addPolicy,
  approvalOf,
  approve,
  askForLeave,
  type Chain,
  makeChain,
} from '../../../support/fixtures/approvals.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import type { TestMember } from '../../../support/fixtures/people.ts'
import { joinAs } from '../../../support/fixtures/reach.ts'
import { makeWorker, type OwnWorker } from '../../../support/outbound/disabling.ts'
import {
  bodyOf,
  headerOf,
  type MailServerUnderTest,
  makeMailServer,
  readTaken,
  subjectOf,
} from '../../../support/outbound/mail.ts'
import { runJobs } from '../../../support/server/server.ts'

let chain: Chain
let mail: MailServerUnderTest
let worker: OwnWorker
beforeEach(async () => {
  chain = await makeChain()
  await inDatabase(`update notifications set email_id = '' where email_id is null`)
  mail = await makeMailServer()
  worker = makeWorker({
    MUSTER_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MUSTER_SMTP_FROM: 'Muster <muster@hosting.example>',
    MUSTER_CONSOLE_URL: 'https://hr.example',
  })
})
afterEach(async () => {
  await mail.close()
  await worker.end()
})

async function send(): Promise<void> {
  await runJobs()
  await worker.drain()
}

const mailsTo = ({ email }: TestMember) => mail.taken.filter(({ to }) => to.includes(email))

const isOfComment = /^Somebody has commented/
/** Of the e-mails to a member, those about comments. */
const commentsTo = (member: TestMember) =>
  mailsTo(member)
    .map(subjectOf)
    .filter(subject => isOfComment.test(subject!))

/** What a member was told, as a row says it. */
const tell = ({ session }: TestMember, type: string, subject_id: string) =>
  inDatabase(
    `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, name, day, importance)
     values ($1, 'ntf_0' || substr(md5(random()::text), 1, 25), $2, $3, 'leave_application', $4, 'Zubaida Khan', '2026-12-07', 'now')`,
    [chain.workspace.id, session.member_id, type, subject_id],
  )

it('are one for many requests that come at once, and the next is one again', async () => {
  const many = 20
  await addPolicy(chain, [{ approver: 'manager' }])
  const file = (week: number) => {
    const day = Temporal.PlainDate.from('2027-01-04').add({ weeks: week }).toString()
    return askForLeave(chain, chain.ids.staff, { from_date: day, to_date: day })
  }
  for (let week = 0; week < many; week++) await file(week)
  await Promise.all([runJobs(), runJobs()])
  await send()
  expect(mailsTo(chain.manager).map(bodyOf)).toEqual([
    expect.stringContaining(`A request waits for your decision (${many})`),
  ])
  await file(many)
  await send()
  expect(mailsTo(chain.manager).map(subjectOf)[1]).toMatch(/^A request waits for your decision \(/)
  const left = await inDatabase(`select id from notifications where workspace_id = $1 and email_id is null`, [
    chain.workspace.id,
  ])
  expect([(await readTaken(mail, chain.workspace)).length, left]).toEqual([2, []])
})

/** A comment on leave that waits for the manager, which the stand-in is told of and no e-mail has gone out about. */
async function commentForDeputy(
  from_date = '2026-12-07',
): Promise<{ deputy: TestMember; delegation: string; approval: Approval }> {
  const deputy = await joinAs(chain.workspace, null)
  await addPolicy(chain, [{ approver: 'manager' }, { approver: 'second_manager' }])
  const leave = await askForLeave(chain, chain.ids.staff, { from_date })
  const today = Temporal.Now.plainDateISO('Asia/Karachi').toString()
  const { id } = await chain.manager.browser.do('createApprovalDelegation', {
    body: { to_member_id: deputy.session.member_id, starts_on: today, ends_on: today },
  })
  await chain.staff.browser.do('createComment', { body: { object_id: leave.id, text: 'My mother is ill' } })
  await inDatabase(
    `update notifications set email_id = '' where member_id = $1 and type <> 'request_commented'`,
    [deputy.session.member_id],
  )
  return { deputy, delegation: id, approval: await approvalOf(chain, leave) }
}

describe('of a comment', () => {
  it('goes to whoever stands in for whom it asks', async () => {
    const { deputy } = await commentForDeputy()
    await send()
    expect(commentsTo(deputy)).toHaveLength(1)
  })

  it('goes to no stand-in who cannot read it any more when it is sent', async () => {
    const revoked = await commentForDeputy()
    await runJobs()
    await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id: revoked.delegation } })
    await send()
    expect([commentsTo(revoked.deputy), commentsTo(chain.manager).length]).toEqual([[], 1])
    const over = await commentForDeputy('2026-12-14')
    await inDatabase(
      `update approval_delegations set starts_on = starts_on - 1, ends_on = ends_on - 1 where id = $1`,
      [over.delegation],
    )
    await send()
    expect(commentsTo(over.deputy)).toEqual([])
  })

  it('goes to no stand-in whose step was decided by another, and to one who decided it themselves', async () => {
    const other = await commentForDeputy()
    await approve(chain.manager, other.approval)
    await send()
    expect(commentsTo(other.deputy)).toEqual([])
    await chain.manager.browser.do('revokeApprovalDelegation', { ids: { id: other.delegation } })
    const own = await commentForDeputy('2026-12-14')
    await approve(own.deputy, own.approval)
    await send()
    expect(commentsTo(own.deputy)).toHaveLength(1)
  })
})

it.each([
  ['en', 'Somebody in your team has asked', 'Your payslip is there', 'A document of yours', 'commented'],
  ['ur', 'آپ کی ٹیم میں کسی نے', 'تنخواہ کی پرچی', 'دستاویز کی میعاد', 'تبصرہ'],
  ['ar', 'قدّم أحد أفراد فريقك طلبًا', 'قسيمة راتبك', 'أحد مستنداتك', 'علّق أحدهم'],
])('say in %s what there is, and nothing of it', async (language, ...subjects) => {
  const { manager, workspace, ids } = chain
  await inDatabase('update invitations set language = $2 where workspace_id = $1', [workspace.id, language])
  await manager.browser.do('updateNotificationSettings', { body: { documents: 'now' } })
  const leave = await askForLeave(chain, ids.staff, { reason: 'Chemotherapy' })
  await inDatabase('delete from notifications where workspace_id = $1', [workspace.id])
  const types = ['request_made', 'payslip_published', 'document_expiring', 'request_commented']
  for (const [at, type] of types.entries()) {
    await tell(manager, type, leave.id)
    await send()
    const taken = mailsTo(manager)[at]!
    expect(subjectOf(taken)).toContain(subjects[at]!)
    expect(headerOf(taken, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    for (const secret of ['Chemotherapy', 'Khan', 'Annual', '2026-12-07', leave.id])
      expect(`${subjectOf(taken)} ${bodyOf(taken)}`).not.toContain(secret)
  }
})

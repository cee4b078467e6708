// Notifications by e-mail: each once, to a real mail server, in the language of its member, with nothing in it that is private.

import { addPolicy, askForLeave, type Chain, makeChain } from '../../../support/fixtures/approvals.ts'
import { inConsole } from '../../../support/fixtures/console.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makeFullMember, password, type TestMember } from '../../../support/fixtures/people.ts'
import { makeWorker, type OwnWorker } from '../../../support/outbound/disabling.ts'
import {
  bodyOf,
  headerOf,
  type MailServerUnderTest,
  makeMailServer,
  readTaken,
  subjectOf,
  type TakenMail,
} from '../../../support/outbound/mail.ts'
import { runJobs, server, setClock } from '../../../support/server/server.ts'

const consoleUrl = 'https://hr.example'

let chain: Chain
let mail: MailServerUnderTest
const workers: OwnWorker[] = []
beforeEach(async () => {
  chain = await makeChain()
  await inDatabase(`update notifications set email_id = '' where email_id is null`)
  mail = await makeMailServer()
})
afterEach(async () => {
  await setClock()
  await mail.close()
  for (const worker of workers.splice(0)) await worker.end()
})

function mailing(url = `smtp://127.0.0.1:${mail.port}`): OwnWorker {
  const from = 'Muster <muster@hosting.example>'
  const env = { MUSTER_SMTP_URL: url, MUSTER_SMTP_FROM: from, MUSTER_CONSOLE_URL: consoleUrl }
  const worker = makeWorker(env)
  workers.push(worker)
  return worker
}

/** What the clock causes now or at a moment, and then what is due is sent. */
async function sendAt(moment?: string, worker = mailing()): Promise<void> {
  if (moment) await setClock(moment)
  await runJobs()
  worker.now = moment
  await worker.drain()
}

const mailsTo = ({ email }: TestMember): TakenMail[] => mail.taken.filter(({ to }) => to.includes(email))
const subjectsTo = (member: TestMember) => mailsTo(member).map(subjectOf)

async function decided(from_date = '2026-12-07'): Promise<{ id: string }> {
  const leave = await askForLeave(chain, chain.ids.staff, { from_date })
  await chain.owner.browser.do('approveLeaveApplication', { ids: { id: leave.id } })
  return leave
}

/** The first morning that is still to come, or one of those after it, at so many minutes after eight in Karachi. */
function morning(minutes = 1, days = 1): string {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Karachi')
  const after = now.hour < 8 ? days - 1 : days
  return now.startOfDay().add({ days: after, hours: 8 }).add({ minutes }).toInstant().toString()
}

const announce = (title: string) =>
  inConsole(chain.workspace, 'createAnnouncementDraft', {
    body: { title, body: 'By the east stairs.' },
  }).then(({ id }) => inConsole(chain.workspace, 'publishAnnouncementDraft', { id }))

const addressIn = (taken: TakenMail): string =>
  /^<https:\/\/hr\.example(\/unsubscribe\/\S+)>$/.exec(
    headerOf(taken, 'List-Unsubscribe')!.replaceAll(/\s/g, ''),
  )![1]!

const click = (path: string) =>
  fetch(`${server.base_url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })

const settingsOf = ({ browser }: TestMember) => browser.do('getNotificationSettings')

describe('an e-mail of a notification', () => {
  it('goes to whom an approval asks, and later to whoever asked', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    await sendAt()
    expect(subjectsTo(chain.manager)).toEqual([
      expect.stringMatching(/^A request waits for your decision \(/),
    ])
    expect(bodyOf(mailsTo(chain.manager)[0]!)).toContain(`${consoleUrl}/app/approvals`)
    await chain.workspace.muster.leaveApplications.approve(leave.id)
    await sendAt()
    await sendAt()
    expect(subjectsTo(chain.staff)).toEqual([expect.stringMatching(/^A request of yours was decided \(/)])
    expect(await readTaken(mail, chain.workspace)).toHaveLength(2)
  })

  it('says no name, amount, type of leave or reason, and has no header that a name made', async () => {
    const evil = 'Indus\r\nBcc: thief@evil.example\r\n\r\nGo to evil.example'
    await inDatabase('update companies set name = $2 where workspace_id = $1', [chain.workspace.id, evil])
    await inDatabase('update employees set first_name = $2 where id = $1', [chain.ids.staff, evil])
    await addPolicy(chain, [{ approver: 'manager' }])
    await askForLeave(chain, chain.ids.staff, { reason: 'Chemotherapy' })
    await sendAt()
    const [taken] = mailsTo(chain.manager)
    expect(subjectOf(taken!)).toContain('(Indus Bcc: thief@evil.example Go to evil.example)')
    for (const header of ['Bcc', 'Cc']) expect(headerOf(taken!, header)).toBeUndefined()
    expect((await readTaken(mail, chain.workspace)).map(({ to }) => to)).toEqual([[chain.manager.email]])
    for (const secret of ['Chemotherapy', 'Khan', 'evil.example', 'Annual', '2026-12-07'])
      expect(bodyOf(taken!)).not.toContain(secret)
  })

  it('is not sent of what was read, was decided by another, or is for whoever has left', async () => {
    await addPolicy(chain, [{ approver: 'manager' }])
    const leave = await askForLeave(chain, chain.ids.staff)
    await runJobs()
    await chain.workspace.muster.leaveApplications.approve(leave.id)
    await chain.staff.browser.do('readNotifications', { body: {} })
    await sendAt()
    expect(await readTaken(mail, chain.workspace)).toEqual([])
    await decided('2026-12-14')
    await inDatabase('update members set deleted = true where id = $1', [chain.staff.session.member_id])
    await sendAt()
    expect(mailsTo(chain.staff)).toEqual([])
  })

  it('of what others want is not sent to whoever has left, and of what became of their own is', async () => {
    const { data } = await chain.owner.browser.do('listRoles')
    const role_id = data.find(({ name }: { name: string }) => name === 'HR').id
    const hr = await makeFullMember(chain.workspace.id, 'HR')
    await chain.owner.browser.do('updateMember', {
      ids: { id: chain.manager.session.member_id },
      body: { role_id },
    })
    await addPolicy(chain, [{ approver: 'role', role_id }])
    await askForLeave(chain, chain.ids.staff)
    await decided('2026-12-14')
    await announce('Fire drill')
    await inDatabase(`update employees set separation_date = current_date - 2 where id = any($1)`, [
      [chain.ids.manager, chain.ids.staff],
    ])
    await sendAt()
    await sendAt(morning())
    expect(mailsTo(hr)).not.toEqual([])
    expect(mailsTo(chain.manager)).toEqual([])
    expect(subjectsTo(chain.staff)).toEqual([expect.stringMatching(/^A request of yours was decided \(/)])
  })

  it('is in the language of its member', async () => {
    for (const [language, subject] of [
      ['ur', 'آپ کی ایک درخواست پر فیصلہ ہوا'],
      ['ar', 'صدر قرار بشأن أحد طلباتك'],
    ]) {
      await inDatabase('update invitations set language = $2 where workspace_id = $1', [
        chain.workspace.id,
        language,
      ])
      mail.taken.length = 0
      await chain.workspace.muster.leaveApplications.cancel((await decided()).id)
      await sendAt()
      expect(subjectsTo(chain.staff)[0]).toContain(subject)
    }
  })

  it('waits for a mail server that is away for a day, and arrives once though two machines send', async () => {
    await decided()
    const start = Temporal.Now.instant()
    const away = mailing('smtp://127.0.0.1:1')
    for (let hours = 0; hours <= 24; hours += 4) await sendAt(start.add({ hours }).toString(), away)
    expect(await readTaken(mail, chain.workspace)).toEqual([])
    const back = start.add({ hours: 40 }).toString()
    await setClock(back)
    await Promise.all([runJobs(), runJobs()])
    const both = [mailing(), mailing()]
    await Promise.all(
      both.map(worker => {
        worker.now = back
        return worker.drain()
      }),
    )
    expect(subjectsTo(chain.staff)).toHaveLength(1)
  })

  it('about security is sent whatever was chosen, and cannot be unsubscribed from', async () => {
    const never = { approvals: 'never', requests: 'never', documents: 'never', announcements: 'never' }
    await chain.staff.browser.do('updateNotificationSettings', { body: never })
    await decided()
    await chain.staff.browser.do('changeAccountPassword', {
      body: { current_password: password, new_password: 'seven loud herons dive' },
    })
    await sendAt()
    expect(subjectsTo(chain.staff)).toEqual([expect.stringMatching(/^Your account was changed \(/)])
    const [taken] = mailsTo(chain.staff)
    expect(headerOf(taken!, 'List-Unsubscribe')).toBeUndefined()
    expect(bodyOf(taken!)).toContain('everybody gets it')
  })
})

describe('the address that unsubscribes', () => {
  it('stops that kind of e-mail with one click, for its member alone, and does nothing else', async () => {
    await decided()
    await sendAt()
    const [taken] = mailsTo(chain.staff)
    expect(headerOf(taken!, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click')
    const path = addressIn(taken!)
    for (const id of [chain.workspace.id, chain.staff.session.member_id]) expect(path).not.toContain(id)
    const before = { approvals: 'now', requests: 'now', documents: 'daily', announcements: 'daily' }
    const looked = await fetch(`${server.base_url}${path}`, { redirect: 'manual' })
    expect([looked.status, looked.headers.get('location')]).toEqual([303, '/app/account'])
    expect(await settingsOf(chain.staff)).toEqual(before)
    for (let n = 0; n < 2; n++) expect((await click(path)).status).toBe(200)
    expect(await settingsOf(chain.staff)).toEqual({ ...before, requests: 'never' })
    expect(await settingsOf(chain.manager)).toEqual(before)
    mail.taken.length = 0
    await chain.workspace.muster.leaveApplications.approve(
      (await askForLeave(chain, chain.ids.staff, { from_date: '2026-12-14' })).id,
    )
    await sendAt()
    expect(mailsTo(chain.staff)).toEqual([])
  })

  it('is nothing that anybody makes, and no way in', async () => {
    await decided()
    await sendAt()
    const path = addressIn(mailsTo(chain.staff)[0]!)
    const secret = path.split('/').at(-1)!
    const changed = `${secret.slice(0, -4)}${secret.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
    for (const guess of ['', 'x', changed, `${secret}0`, chain.staff.session.member_id])
      expect((await click(`/unsubscribe/${guess}`)).status).toBe(404)
    for (const method of ['PUT', 'DELETE'])
      expect((await fetch(`${server.base_url}${path}`, { method })).status).toBe(405)
    const asKey = { headers: { authorization: `Bearer ${secret}` } }
    expect((await fetch(`${server.base_url}/v1/employees`, asKey)).status).toBe(401)
  })
})

describe('the digest', () => {
  it('is one e-mail at eight in the morning of the workspace, once though two machines run', async () => {
    await chain.staff.browser.do('updateNotificationSettings', { body: { requests: 'daily' } })
    await decided()
    await announce('Fire drill')
    await sendAt(morning(-1))
    expect(subjectsTo(chain.staff)).toEqual([])
    await setClock(morning())
    await Promise.all([runJobs(), runJobs()])
    const both = [mailing(), mailing()]
    for (const worker of both) worker.now = morning()
    await Promise.all(both.map(worker => worker.drain()))
    expect(subjectsTo(chain.staff)).toEqual([expect.stringMatching(/^What is new for you at /)])
    const [taken] = mailsTo(chain.staff)
    const body = bodyOf(taken!)
    expect(body).toContain('A request of yours was decided\r\nThe company announces something')
    expect(body).not.toContain('Fire drill')
    await click(addressIn(taken!))
    expect(await settingsOf(chain.staff)).toMatchObject({
      approvals: 'now',
      requests: 'never',
      documents: 'never',
    })
    mail.taken.length = 0
    await sendAt(morning(0, 2))
    expect(await readTaken(mail, chain.workspace)).toEqual([])
  })

  it('is not sent where nothing is new: it was read, or there was nothing', async () => {
    await announce('Fire drill')
    await chain.staff.browser.do('readNotifications', { body: {} })
    await sendAt(morning())
    expect(subjectsTo(chain.staff)).toEqual([])
    expect(subjectsTo(chain.manager)).toHaveLength(1)
  })
})

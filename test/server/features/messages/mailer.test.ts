// E-mails: sent to a real SMTP server, each once where that can be, and none lost where it cannot.

import { holdTable } from '../../../support/database/locks.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../../support/fixtures/make.ts'
import { makeIdentity } from '../../../support/http/certificate.ts'
import { disabledEndpoint, makeWorker, type OwnWorker } from '../../../support/outbound/disabling.ts'
import { activeEndpoint, type Hook } from '../../../support/outbound/hook.ts'
import { bodyOf, headerOf, type MailServerUnderTest, makeMailServer } from '../../../support/outbound/mail.ts'
import { trustedAuthority } from '../../../support/outbound/receiver.ts'
import { until } from '../../../support/processes/until.ts'
import { runJobs, setClock } from '../../../support/server/server.ts'

const owner = 'owner@indus.example'

let workspace: TestWorkspace
let mail: MailServerUnderTest
let hook: Hook | undefined
const workers: OwnWorker[] = []
beforeEach(async () => {
  workspace = await makeWorkspace({ name: 'Indus Textile', email: owner })
  mail = await makeMailServer()
})
afterEach(async () => {
  await setClock()
  await hook?.close()
  hook = undefined
  await mail.close()
  for (const worker of workers.splice(0)) await worker.end()
  await inDatabase('delete from emails')
})

function mailing(url = `smtp://127.0.0.1:${mail.port}`): OwnWorker {
  const worker = makeWorker({ MUSTER_SMTP_URL: url, MUSTER_SMTP_FROM: 'Muster <muster@hosting.example>' })
  workers.push(worker)
  return worker
}

/** Disables an endpoint of the workspace; the e-mail about it is due. */
async function disable(worker: OwnWorker): Promise<string> {
  const made = await disabledEndpoint(workspace, worker)
  hook = made.hook
  return made.id
}

interface Row {
  readonly id: string
  readonly status: string
  readonly attempts: number
  readonly last_error: string | null
  readonly next_attempt_at: Date | null
}

const stored = () =>
  inDatabase<Row>(
    'select id, status, attempts, last_error, next_attempt_at from emails where workspace_id = $1',
    [workspace.id],
  )

/** Sends what is due so many seconds after now. */
async function later(worker: OwnWorker, seconds: number): Promise<void> {
  worker.now = Temporal.Now.instant().add({ seconds }).toString()
  await worker.drain()
}

describe('the owner of a workspace', () => {
  it('gets one e-mail when an endpoint is disabled, with the text of the console', async () => {
    const worker = mailing()
    const id = await disable(worker)
    const [message] = await inDatabase<{ text: string }>(
      'select text from messages where workspace_id = $1',
      [workspace.id],
    )
    await later(worker, 3_600)
    const [email] = await stored()
    expect(email).toMatchObject({ status: 'sent', attempts: 1, last_error: null, next_attempt_at: null })
    expect(mail.taken).toHaveLength(1)
    const [taken] = mail.taken
    expect([taken!.from, taken!.to]).toEqual(['muster@hosting.example', [owner]])
    expect(headerOf(taken!, 'From')).toBe('Muster <muster@hosting.example>')
    expect(headerOf(taken!, 'To')).toBe(owner)
    expect(headerOf(taken!, 'Subject')).toBe('A webhook endpoint was disabled (Indus Textile)')
    expect(headerOf(taken!, 'Message-ID')).toBe(`<${email!.id}@hosting.example>`)
    expect(headerOf(taken!, 'Auto-Submitted')).toBe('auto-generated')
    const body = bodyOf(taken!)
    expect(body).toContain(message!.text)
    expect(body).toContain(id)
    expect(body).toContain(`Workspace: Indus Textile (${workspace.id})`)
    expect(await worker.metrics.text()).toContain('\nmuster_emails_total{outcome="sent"} 1\n')
  })

  it('gets none if the workspace has no address', async () => {
    workspace = await makeWorkspace()
    const worker = mailing()
    await disable(worker)
    expect([await stored(), mail.asked]).toEqual([[], []])
  })

  it('gets the name of the workspace on one line, so that it passes for nothing else', async () => {
    const name = 'Indus\n\nYour account ends. Go to\nevil.example'
    await inDatabase('update companies set name = $1 where id = $2', [name, workspace.id])
    const worker = mailing()
    await disable(worker)
    await later(worker, 3_600)
    const lines = bodyOf(mail.taken[0]!).split(/\r?\n/)
    expect(lines.filter(line => line.includes('evil.example'))).toEqual([
      `Workspace: Indus Your account ends. Go to evil.example (${workspace.id})`,
    ])
  })

  it('gets e-mails only from Muster, without headers that a caller chose', async () => {
    workspace = await makeWorkspace({ name: 'Indus\r\nBcc: everybody@example.com', email: owner })
    await disable(mailing())
    expect(mail.asked).toEqual([owner])
    expect(headerOf(mail.taken[0]!, 'Bcc')).toBeUndefined()
  })
})

describe('an e-mail', () => {
  it('that a mail server rejects temporarily is tried again on the schedule of deliveries', async () => {
    const worker = mailing()
    mail.refusal = 451
    await disable(worker)
    const waits: number[] = []
    for (let n = 1; n < 8; n++) {
      const [email] = await stored()
      expect([email!.status, email!.attempts]).toEqual(['pending', n])
      expect(email!.last_error).toContain('451')
      const due = email!.next_attempt_at!.getTime()
      if (worker.now) waits.push((due - Date.parse(worker.now)) / 1_000)
      worker.now = new Date(due - 1).toISOString()
      await worker.drain()
      expect(mail.asked).toHaveLength(n)
      worker.now = new Date(due).toISOString()
      await worker.drain()
    }
    expect(waits).toEqual([300, 1_800, 7_200, 18_000, 36_000, 72_000])
    expect(await stored()).toMatchObject([{ status: 'failed', attempts: 8, next_attempt_at: null }])
    expect(worker.lines.map(({ msg }) => msg)).toContain('an e-mail could not be sent and is given up')
    expect(await worker.metrics.text()).toContain('muster_emails_total{outcome="pending"} 7')
    for (const line of worker.lines) expect(JSON.stringify(line)).not.toContain(owner)
  })

  it('is sent once the mail server accepts it', async () => {
    const worker = mailing()
    mail.refusal = 451
    await disable(worker)
    mail.refusal = undefined
    await later(worker, 61)
    await later(worker, 100_000)
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 2, last_error: null }])
    expect(mail.taken).toHaveLength(1)
  })

  it('is sent though the database ended the connection that asked for it', async () => {
    await disable(mailing('smtp://127.0.0.1:1'))
    const held = await holdTable('emails')
    const drained = later(mailing(), 61)
    await until(async () => (await held.waiting()) > 0)
    await held.endWaiting()
    await held.release()
    await drained
    expect(mail.taken).toHaveLength(1)
  })

  it('to a recipient that the mail server rejects permanently is given up at once', async () => {
    const worker = mailing()
    mail.refusal = 550
    await disable(worker)
    await later(worker, 100_000)
    expect(await stored()).toMatchObject([
      { status: 'failed', attempts: 1, last_error: expect.stringContaining('550') },
    ])
    expect(mail.asked).toEqual([owner])
  })

  it('waits for a mail server that is down, and is sent once by many workers', async () => {
    await disable(mailing('smtp://127.0.0.1:1'))
    expect(await stored()).toMatchObject([
      { status: 'pending', attempts: 1, last_error: expect.stringContaining('ECONNREFUSED') },
    ])
    await Promise.all([mailing(), mailing(), mailing()].map(worker => later(worker, 61)))
    expect(mail.taken).toHaveLength(1)
  })

  it('whose sender is killed before it is recorded is sent again with the same Message-ID', async () => {
    const cutOff = Promise.withResolvers<void>()
    mail.whenCome = () => cutOff.promise
    const first = mailing()
    const disabling = disable(first)
    await until(() => mail.taken.length === 1)
    mail.whenCome = () => undefined
    const second = mailing()
    // Nobody else sends it while it is leased.
    await later(second, 540)
    expect(mail.taken).toHaveLength(1)
    await later(second, 660)
    expect(mail.taken).toHaveLength(2)
    const [one, two] = mail.taken.map(taken => headerOf(taken, 'Message-ID'))
    expect(one).toBe(two)
    cutOff.resolve()
    await disabling
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 1 }])
  })

  it('to a silent mail server blocks neither a database connection nor a delivery', async () => {
    const silence = Promise.withResolvers<void>()
    mail.whenCome = () => silence.promise
    const worker = mailing()
    const disabling = disable(worker)
    await until(() => mail.taken.length === 1)
    expect(worker.pools().system.busy).toBe(0)
    const other = await makeWorkspace()
    const { hook: receiver } = await activeEndpoint(other)
    await other.muster.employees.create(ayesha)
    worker.start()
    await until(() => receiver.received.length === 1)
    await receiver.close()
    silence.resolve()
    await disabling
  })

  it('is deleted after 30 days, and its message is not', async () => {
    await disable(mailing())
    await setClock(
      Temporal.Now.instant()
        .add({ hours: 30 * 24 + 1 })
        .toString(),
    )
    await runJobs()
    expect(await stored()).toEqual([])
    const messages = await inDatabase('select id from messages where workspace_id = $1', [workspace.id])
    expect(messages).toHaveLength(1)
  })
})

describe('a mail server that requires TLS and a password', () => {
  const login = (password: string) => `smtp://muster:${password}@localhost:${mail.port}?requireTLS=true`

  beforeEach(async () => {
    await mail.close()
    const { key, cert } = makeIdentity({ names: ['localhost'] }, trustedAuthority())
    mail = await makeMailServer({
      key,
      cert,
      disabledCommands: [],
      authOptional: false,
      onAuth({ username, password }, session, answer) {
        const isRight = session.secure && username === 'muster' && password === 'a secret'
        if (isRight) answer(null, { user: username })
        else answer(new Error('wrong user or password'))
      },
    })
  })

  it('gets both', async () => {
    await disable(mailing(login('a%20secret')))
    expect(await stored()).toMatchObject([{ status: 'sent' }])
    expect(mail.taken).toHaveLength(1)
  })

  it('is tried again later if the password is wrong, because that can be corrected', async () => {
    const worker = mailing(login('another'))
    await disable(worker)
    expect(await stored()).toMatchObject([{ status: 'pending', last_error: expect.stringContaining('535') }])
    for (const line of worker.lines) expect(JSON.stringify(line)).not.toContain('another')
  })
})

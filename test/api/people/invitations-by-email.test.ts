// Invitations where a mail server is set: the link goes to the person who is invited, and to nobody else.

import { type OperationId, operations } from '@muster/contract'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { resealInvitations } from '../../../packages/server/features/people/index.ts'
import {
  consoleUrl,
  type MailingServer,
  openAt,
  startMailingServer,
  storedEmail,
  tokenOf,
} from '../../support/fixtures/invitations.ts'
import { inDatabase, makeWorkspace, sharedDatabase, type TestWorkspace } from '../../support/fixtures/make.ts'
import {
  accept,
  Browser,
  inviteAs,
  listRoleIds,
  makeFullMember,
  newEmail,
  refusal,
} from '../../support/fixtures/people.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { makeWorker, type OwnWorker } from '../../support/outbound/disabling.ts'
import {
  bodyOf,
  headerOf,
  type MailServerUnderTest,
  makeMailServer,
  subjectOf,
} from '../../support/outbound/mail.ts'
import { runJobs } from '../../support/server/server.ts'

let own: MailingServer
let workspace: TestWorkspace
let owner: Browser
let roles: Record<string, string>
let mail: MailServerUnderTest
const workers: OwnWorker[] = []
beforeAll(async () => {
  workspace = await makeWorkspace({ name: 'Indus Textile' })
  const member = await makeFullMember(workspace.id, 'Owner')
  own = await startMailingServer()
  owner = openAt(own, member)
  roles = await listRoleIds(owner)
})
afterAll(() => own.stop())
beforeEach(async () => {
  mail = await makeMailServer()
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.end()
  await mail.close()
  await inDatabase('delete from invitation_emails')
})

function mailing(url = `smtp://127.0.0.1:${mail.port}`): OwnWorker {
  const worker = makeWorker({
    MUSTER_SMTP_URL: url,
    MUSTER_SMTP_FROM: 'Muster <muster@hosting.example>',
    MUSTER_CONSOLE_URL: consoleUrl,
  })
  workers.push(worker)
  return worker
}

const create = (body: object = {}) =>
  owner.do('createInvitation', {
    body: Object.assign({ email: newEmail(), name: 'Bilal Ahmed', role_id: roles.HR }, body),
  })
const send = (id: string) => owner.ask('sendInvitation', { ids: { id } })
const statusOf = async (id: string) => {
  const { data } = await owner.do('listInvitations')
  return data.find((one: { id: string }) => one.id === id).email_status
}

describe('An invitation by e-mail', () => {
  it('is shown to nobody but the person, who accepts it', async () => {
    const { id, token, email, email_status } = await create()
    expect([token, email_status]).toEqual([undefined, 'waiting'])
    await mailing().drain()
    expect(mail.taken.map(({ to }) => to)).toEqual([[email]])
    expect(await statusOf(id)).toBe('sent')
    const [taken] = mail.taken
    expect(subjectOf(taken!)).toBe('Invitation to Indus Textile')
    expect(bodyOf(taken!)).toContain('Ayesha Khan invites you to Indus Textile in Muster. Your role is HR.')
    expect((await accept(tokenOf(taken!), new Browser(own.origin))).status).toBe(200)
  })

  it.each([
    ['ur', 'Indus Textile میں شمولیت کی دعوت', 'قبول کرنے کے لیے یہ لنک کھولیں:'],
    ['ar', 'دعوة إلى Indus Textile', 'افتح هذا الرابط للقبول:'],
  ])('is written in the language that was chosen: %s', async (language, subject, line) => {
    await create({ language })
    await mailing().drain()
    const [taken] = mail.taken
    expect(subjectOf(taken!)).toBe(subject)
    expect(bodyOf(taken!)).toContain(line)
    expect(tokenOf(taken!)).toMatch(/^mst_invt_/)
  })

  it('has names on one line each, so that they pass for nothing else', async () => {
    const { id: role_id } = await owner.do('createRole', {
      body: { name: 'HR.\r\n\r\nYour account ends. Go to\nevil.example', scopes: ['org:read'] },
    })
    await create({ role_id })
    await mailing().drain()
    const lines = bodyOf(mail.taken[0]!).split(/\r?\n/)
    expect(lines.filter(line => line.includes('evil.example'))).toEqual([
      expect.stringMatching(/^Ayesha Khan invites you/),
    ])
  })

  it('is queued with the invitation, or not at all', async () => {
    const body = { email: newEmail(), name: 'Bilal', role_id: roles.HR }
    const before = await inDatabase('select from invitation_emails')
    const { path } = operations['createInvitation' satisfies OperationId]
    const answer = await owner.send('POST', path, { body, headers: { 'dry-run': 'true' } })
    expect([answer.status, answer.json.email_status]).toEqual([201, 'waiting'])
    expect(await inDatabase('select from invitation_emails')).toEqual(before)
  })
})

describe('The mail server', () => {
  it('that is down gets it later, which the page says', async () => {
    const { id } = await create()
    await mailing('smtp://127.0.0.1:1').drain()
    expect(await statusOf(id)).toBe('delayed')
    const worker = mailing()
    worker.now = Temporal.Now.instant().add({ seconds: 61 }).toString()
    await Promise.all([worker.drain(), worker.drain()])
    expect([await statusOf(id), mail.taken.length]).toEqual(['sent', 1])
  })

  it('that refuses the address ends it, until it is sent again', async () => {
    mail.refusal = 550
    const { id, email } = await create()
    await mailing().drain()
    expect(await statusOf(id)).toBe('failed')
    expect(await storedEmail(id)).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'EENVELOPE 550',
      token_sealed: null,
    })
    mail.refusal = undefined
    expect((await send(id)).json.email_status).toBe('waiting')
    await mailing().drain()
    expect(mail.taken.map(({ to }) => to)).toEqual([[email]])
  })

  it('may quote the link in its answer, which is kept nowhere', async () => {
    await mail.close()
    mail = await makeMailServer({
      onData(stream, _session, answer) {
        const quoted: Buffer[] = []
        stream.on('data', (piece: Buffer) => quoted.push(piece))
        stream.on('end', () =>
          answer(Object.assign(new Error(Buffer.concat(quoted).toString()), { responseCode: 554 })),
        )
      },
    })
    const { id } = await create()
    const worker = mailing()
    await worker.drain()
    const { status, last_error } = (await storedEmail(id))!
    expect([status, last_error]).toEqual(['pending', 'EMESSAGE 554'])
    expect(JSON.stringify(worker.lines)).not.toContain('mst_invt_')
  })
})

describe('Nothing is sent of an invitation', () => {
  it('that was revoked before', async () => {
    const { id } = await create()
    await owner.do('revokeInvitation', { ids: { id } })
    expect(await storedEmail(id)).toMatchObject({ status: 'cancelled', token_sealed: null })
    await mailing().drain()
    expect([await statusOf(id), mail.asked]).toEqual(['cancelled', []])
  })

  it('whose inviter was removed, from that moment on', async () => {
    const leaver = await makeFullMember(workspace.id, 'Owner')
    const body = { email: newEmail(), name: 'Bilal', role_id: roles.HR }
    const { id } = await openAt(own, leaver).do('createInvitation', { body })
    await owner.do('deleteMember', { ids: { id: leaver.session.member_id! } })
    expect(await storedEmail(id)).toMatchObject({ status: 'cancelled', token_sealed: null })
  })

  it('that another one has superseded, and its link is kept no more', async () => {
    const { id, email } = await create()
    expect((await accept(await inviteAs(workspace.id, 'HR', email), new Browser(own.origin))).status).toBe(
      200,
    )
    expect(await storedEmail(id)).toMatchObject({ status: 'cancelled', token_sealed: null })
    await mailing().drain()
    expect(mail.asked).toEqual([])
  })

  it('that has expired', async () => {
    const { id } = await create()
    await inDatabase('update invitations set expires_at = stamp() where id = $1', [id])
    await mailing().drain()
    await runJobs()
    expect([mail.asked, (await storedEmail(id))!.token_sealed]).toEqual([[], null])
  })
})

describe('Sending again', () => {
  it('makes another link, and the one of before is refused', async () => {
    const { id } = await create()
    await mailing().drain()
    await inDatabase('update invitations set expires_at = stamp() where id = $1', [id])
    expect((await send(id)).json.status).toBe('pending')
    await mailing().drain()
    const [first, second] = mail.taken
    expect(headerOf(first!, 'Message-ID')).not.toBe(headerOf(second!, 'Message-ID'))
    const visitor = new Browser(own.origin)
    expect(refusal(await accept(tokenOf(first!), visitor))).toEqual([409, 'conflict'])
    expect((await accept(tokenOf(second!), visitor)).status).toBe(200)
    expect(refusal(await send(id))).toEqual([409, 'conflict'])
  })

  it('is done five times at most, and so are new ones to an address', async () => {
    const { id, email } = await create()
    for (let n = 1; n < 5; n++) expect((await send(id)).status).toBe(200)
    expect((await send(id)).json.detail).toMatch(/^This invitation was sent 5 times\./)
    for (let n = 1; n < 5; n++) await create({ email })
    const body = { email: email.toUpperCase(), name: 'Bilal', role_id: roles.HR }
    const sixth = await owner.ask('createInvitation', { body })
    expect([sixth.status, sixth.json.detail]).toEqual([409, expect.stringMatching(/within a day/)])
  })

  it('needs a role that is there, and all that it may do', async () => {
    const { id: role_id } = await owner.do('createRole', { body: { name: 'Passing', scopes: ['org:read'] } })
    const { id } = await create({ role_id })
    await inDatabase('update invitations set expires_at = stamp() where id = $1', [id])
    await owner.do('deleteRole', { ids: { id: role_id } })
    expect(refusal(await send(id))).toEqual([409, 'conflict'])
  })

  it('shows the link where no mail server is set', async () => {
    const other = await makeWorkspace()
    const plain = (await makeFullMember(other.id, 'Owner')).browser
    const { HR } = await listRoleIds(plain)
    const body = { email: newEmail(), name: 'Bilal', role_id: HR }
    const first = await plain.do('createInvitation', { body })
    const again = await plain.do('sendInvitation', { ids: { id: first.id } })
    expect([first.email_status, again.email_status]).toEqual([null, null])
    expect(refusal(await accept(first.token))).toEqual([409, 'conflict'])
    expect((await accept(again.token)).status).toBe(200)
  })
})

describe('Whoever reads the tables', () => {
  it('finds the link neither before nor after it was sent', async () => {
    const { id } = await create()
    await send(id)
    const { token_sealed } = (await storedEmail(id))!
    const before = await inDatabase<{ text: string }>('select e::text as text from invitation_emails e')
    await mailing().drain()
    const token = tokenOf(mail.taken[0]!)
    expect([token_sealed!.includes(token), before.some(({ text }) => text.includes(token))]).toEqual([
      false,
      false,
    ])
    expect(await storedEmail(id)).toMatchObject({ status: 'sent', token_sealed: null })
    const tables = await inDatabase<{ name: string }>(
      `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')`,
    )
    for (const { name } of tables) {
      const held = await inDatabase(`select from ${name} as t where strpos(t::text, $1) > 0`, [
        token.slice(9),
      ])
      expect([name, held]).toEqual([name, []])
    }
  })

  it('reads under the next secret what was sealed under the former one', async () => {
    const { id } = await create()
    const { vault } = secretsFrom(`3:${testSecret}`, testSecret)
    await resealInvitations(sharedDatabase(), vault)
    const { token_sealed } = (await storedEmail(id))!
    expect(token_sealed!.startsWith(vault.prefix)).toBe(true)
    expect(vault.open(token_sealed!, `invitation_emails.token of ${id} in ${workspace.id}`)).toMatch(
      /^mst_invt_/,
    )
  })

  it('has it given up where its secret is gone, and the next one is sent', async () => {
    const lost = await create()
    await inDatabase('update invitation_emails set token_sealed = $2 where invitation_id = $1', [
      lost.id,
      'deadbeef.AAAA',
    ])
    const { id } = await create()
    await mailing().drain()
    expect([await statusOf(lost.id), await statusOf(id)]).toEqual(['failed', 'sent'])
  })
})

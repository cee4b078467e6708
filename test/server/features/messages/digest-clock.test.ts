// E-mails by the clock and by the word: a digest comes at eight in the morning whatever the clocks do, and no e-mail says more than its type.

import { enums } from '@muster/contract'
import { Database } from '@muster/db'
import { queueNotificationEmails } from '../../../../packages/server/features/messages/index.ts'
import { type Chain, makeChain } from '../../../support/fixtures/approvals.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { makeWorker, type OwnWorker } from '../../../support/outbound/disabling.ts'
import {
  bodyOf,
  type MailServerUnderTest,
  makeMailServer,
  readTaken,
  subjectOf,
} from '../../../support/outbound/mail.ts'
import { runJobs, server, setClock } from '../../../support/server/server.ts'

/** What the clock queues at a moment, on two machines: e-mails that long after they were written are no news, and none would be sent. */
async function queueAt(database: Database, moment: string): Promise<void> {
  const now = Temporal.Instant.from(moment)
  await Promise.all([queueNotificationEmails(database, now), queueNotificationEmails(database, now)])
}

async function countDigests({ workspace, staff }: Chain): Promise<number> {
  const [found] = await inDatabase<{ count: number }>(
    'select count(*)::int as count from notification_emails where workspace_id = $1 and member_id = $2 and is_digest',
    [workspace.id, staff.session.member_id],
  )
  return found!.count
}

async function makeChainIn(timezone: string): Promise<Chain> {
  const chain = await makeChain()
  const { id } = chain.workspace
  await inDatabase('update companies set timezone = $2 where workspace_id = $1', [id, timezone])
  await inDatabase(`update notifications set email_id = '' where workspace_id = $1`, [id])
  return chain
}

interface Row {
  readonly type: string
  readonly at: string
}

/** Every text of it is one that nobody finds in an e-mail. */
const tell = ({ workspace, staff }: Chain, { type, at }: Row) =>
  inDatabase(
    `insert into notifications (workspace_id, id, member_id, type, subject, subject_id, outcome, name, day, importance, created_at)
     values ($1, 'ntf_' || md5($3::text || $4::text), $2, $3::text, 'loan', 'lon_77777', 'Chemotherapy', 'Bereavement PKR 77,777.00', '2031-05-17', 'now', $4::text::timestamptz)`,
    [workspace.id, staff.session.member_id, type, at],
  )

describe('a digest', () => {
  let database: Database
  beforeAll(() => {
    database = new Database({ url: server.database_url, poolSize: 2 })
  })
  afterAll(() => database.close())

  it.each([
    {
      turn: 'forward',
      told: ['2027-03-26T20:00:00Z', '2027-03-27T20:00:00Z', '2027-03-28T20:00:00Z'],
      mornings: ['2027-03-27T08:00:00Z', '2027-03-28T07:00:00Z', '2027-03-29T07:00:00Z'],
    },
    {
      turn: 'back',
      told: ['2027-10-29T20:00:00Z', '2027-10-30T20:00:00Z', '2027-10-31T20:00:00Z'],
      mornings: ['2027-10-30T07:00:00Z', '2027-10-31T08:00:00Z', '2027-11-01T08:00:00Z'],
    },
  ])(
    'comes at eight, once, before, on and after the day on which clocks go $turn',
    async ({ told, mornings }) => {
      const chain = await makeChainIn('Europe/London')
      const counts: number[][] = []
      for (const [day, morning] of mornings.entries()) {
        await tell(chain, { type: 'announcement_published', at: told[day]! })
        const at = Temporal.Instant.from(morning)
        const seen: number[] = []
        for (const minutes of [-61, -1, 1, 61]) {
          await queueAt(database, at.add({ minutes }).toString())
          seen.push(await countDigests(chain))
        }
        counts.push(seen)
      }
      expect(counts).toEqual([
        [0, 0, 1, 1],
        [1, 1, 2, 2],
        [2, 2, 3, 3],
      ])
    },
  )

  it('comes to each of two companies at eight by its own clock', async () => {
    const [karachi, chicago] = [await makeChainIn('Asia/Karachi'), await makeChainIn('America/Chicago')]
    for (const chain of [karachi, chicago])
      await tell(chain, { type: 'announcement_published', at: '2027-06-09T20:00:00Z' })
    const counts: number[][] = []
    for (const moment of [
      '2027-06-10T02:59:00Z',
      '2027-06-10T03:01:00Z',
      '2027-06-10T12:59:00Z',
      '2027-06-10T13:01:00Z',
    ]) {
      await queueAt(database, moment)
      counts.push([await countDigests(karachi), await countDigests(chicago)])
    }
    expect(counts).toEqual([
      [0, 0],
      [1, 0],
      [1, 0],
      [1, 1],
    ])
  })
})

/** Done before it is sent, unless an approval still asks: its own test has one with a reason. */
const types = enums.NotificationType.values.filter(type => type !== 'approval_asked')

/** The next morning in Karachi, when digests have come. */
function findMorning(): string {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Karachi')
  const days = now.hour < 8 ? 0 : 1
  return now.startOfDay().add({ days, hours: 8, minutes: 1 }).toInstant().toString()
}

describe('an e-mail', () => {
  let mail: MailServerUnderTest
  let worker: OwnWorker
  beforeAll(async () => {
    mail = await makeMailServer()
    worker = makeWorker({
      MUSTER_SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MUSTER_SMTP_FROM: 'Muster <muster@hosting.example>',
      MUSTER_CONSOLE_URL: 'https://hr.example',
    })
  })
  afterAll(async () => {
    await mail.close()
    await worker.end()
  })
  afterEach(() => setClock())

  it.each(['en', 'ur', 'ar'])(
    'of each type says in %s no name, amount, type of leave, reason or day',
    async language => {
      const chain = await makeChainIn('Asia/Karachi')
      await inDatabase('update invitations set language = $2 where workspace_id = $1', [
        chain.workspace.id,
        language,
      ])
      for (const type of types) await tell(chain, { type, at: Temporal.Now.instant().toString() })
      const moment = findMorning()
      await setClock(moment)
      await runJobs()
      worker.now = moment
      await worker.drain()
      const taken = await readTaken(mail, chain.workspace)
      expect(taken.length).toBeGreaterThan(types.length / 2)
      const texts = taken.map(one => [subjectOf(one), bodyOf(one), one.text].join('\n'))
      for (const secret of ['Chemotherapy', 'Bereavement', 'PKR', '77,777', '77777', '2031', 'Khan'])
        expect([secret, texts.filter(text => text.includes(secret))]).toEqual([secret, []])
      expect(texts.filter(text => /^content-type: text\/html/im.test(text))).toEqual([])
    },
  )
})

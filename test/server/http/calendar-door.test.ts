// The door of calendars: what its answers carry, who pays for reading, and that no log and no trace learns an address.

import { mintKey } from '../../../packages/server/auth/api-keys.ts'
import {
  type MadeFeed,
  makeFeed,
  pathOfFeed,
  readAddress,
  readFeed,
} from '../../support/fixtures/calendar-feeds.ts'
import { take } from '../../support/fixtures/leave.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { ahead, type Company, joinAs, makeCompany } from '../../support/fixtures/reach.ts'
import { watched } from '../../support/server/watched.ts'

const later = (days: number) => Temporal.PlainDate.from(ahead).add({ days }).toString()

let company: Company
let feed: MadeFeed
beforeAll(async () => {
  company = await makeCompany()
  const { workspace, people } = company
  await take({ ...workspace, employee: people.self }, { from_date: later(7) })
  feed = await makeFeed(await joinAs(workspace, people.self))
})

it('sends a calendar that only its reader keeps, and says when it is unchanged', async () => {
  const answer = await readFeed(feed)
  const text = await answer.text()
  const headers = Object.fromEntries(answer.headers)
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
  })
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.*\r\nEND:VCALENDAR\r\n$/s)
  const again = await readFeed(feed, { headers: { 'if-none-match': headers.etag! } })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', headers.etag])
  const { workspace, people } = company
  await take({ ...workspace, employee: people.self }, { from_date: later(8) })
  const changed = await readFeed(feed, { headers: { 'if-none-match': headers.etag! } })
  expect(changed.status).toBe(200)
})

it('answers HEAD without the calendar, and no other method', async () => {
  const head = await readFeed(feed, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  const posted = await readFeed(feed, { method: 'POST' })
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect(await posted.text()).not.toContain(feed.secret)
})

it('notes to the minute when a calendar read it', async () => {
  await inDatabase('update calendar_feeds set last_read_at = null where id = $1', [feed.id])
  await readFeed(feed)
  const noted = () =>
    inDatabase("select 1 from calendar_feeds where id = $1 and last_read_at > now() - interval '1 hour'", [
      feed.id,
    ])
  while ((await noted()).length === 0) await readAddress('/healthz')
  expect(await noted()).toHaveLength(1)
})

describe('who reads', () => {
  it('pays for each feed by itself, and takes nothing from the workspace', async () => {
    const busy = await makeFeed(await joinAs(company.workspace, company.people.below))
    const answers = await Promise.all(Array.from({ length: 32 }, () => readFeed(busy)))
    expect(answers.map(({ status }) => status).filter(status => status === 429).length).toBeGreaterThan(0)
    const late = answers.find(({ status }) => status === 429)!
    expect(late.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await readFeed(feed)).status).toBe(200)
    const me = await company.workspace.muster.company.get()
    expect(me.object).toBe('company')
  })

  it('guesses no more often than others whose requests are refused', async () => {
    const muster = await watched({ LOG_LEVEL: 'fatal' }, { refusedPerMinute: 3 })
    const guess = () => muster.ask('GET', pathOfFeed({ secret: mintKey('calendar_feed') }))
    const answers = [await guess(), await guess(), await guess(), await guess()]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 429])
    // Who has an address reads on.
    expect((await muster.ask('GET', pathOfFeed(feed))).status).toBe(200)
  })
})

it('leaves the address out of the log, of traces and of its metrics', async () => {
  const muster = await watched({ LOG_LEVEL: 'trace' })
  const unknown = mintKey('calendar_feed')
  for (const secret of [feed.secret, unknown]) {
    const answer = await muster.ask('GET', pathOfFeed({ secret }))
    const line = await muster.lineOf(answer)
    expect([line.operation, line.status]).toEqual(['calendar', answer.status])
    const spans = await muster.spansOf(answer)
    expect(spans[0]!.name).toBe('GET')
    expect(JSON.stringify(spans)).not.toContain(secret)
  }
  const metrics = await muster.ask('GET', '/metrics')
  expect(metrics.text).toContain('operation="calendar"')
  for (const secret of [feed.secret, unknown]) {
    expect(metrics.text).not.toContain(secret)
    expect(muster.output()).not.toContain(secret)
  }
})

// The twenty ways in which an insider is expected to try for more than is theirs, by their numbers in the plan of self-service.

import { executable, html, jpeg, svg } from '../../support/files/samples.ts'
import { at } from '../../support/fixtures/attendance.ts'
import { ageMember, askForAccount, makeAsker } from '../../support/fixtures/bank-account-changes.ts'
import { listEvents, makeFeed, readFeed } from '../../support/fixtures/calendar-feeds.ts'
import { addCategory, receiptOf } from '../../support/fixtures/expenses.ts'
import { inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import { ageProof, Browser, signIn } from '../../support/fixtures/people.ts'
import { ahead, type Company, joinAs, makeCompany, tuesday } from '../../support/fixtures/reach.ts'
import { wire } from '../../support/http/wire.ts'
import {
  triesAfterApi,
  triesAfterMove,
  triesDelegate,
  triesEachOther,
  triesTwice,
} from './decisions-for-more.ts'

// What is tried beyond them with comments is in comments-of-requests.test.ts and comments-of-stand-ins.test.ts, with stand-ins in
// approval-delegations.test.ts and stand-ins.test.ts, and with a name in an e-mail (way 20) in notification-emails.test.ts and mailer.test.ts.
const nobody = 'emp_01k21fdv66feyb5k5ze5g9980h'

let company: Company
beforeAll(async () => {
  company = await makeCompany()
})

const send = (method: string, path: string, body?: object, reach?: string): Promise<RawAnswer> =>
  company.member.browser.send(method, `/console/v1${path}`, {
    ...(body && { body }),
    headers: reach === undefined ? {} : { 'muster-reach': reach },
  })

const leave = (employee_id: string, more: object = {}) => {
  const day = Temporal.PlainDate.from(ahead).add({ days: 2 }).toString()
  return Object.assign(
    { employee_id, leave_type_id: company.workspace.leave, from_date: day, to_date: day, reason: 'Family' },
    more,
  )
}
const told = ({ status, json }: RawAnswer, id = nobody) => [
  status,
  json.code,
  json.detail.replaceAll(id, 'ID'),
]
const leaveOf = async (employee_id: string) =>
  (await company.workspace.muster.leaveApplications.list({ employee_id })).data[0]!.id

const tried: Readonly<Record<number, readonly [words: string, work: () => Promise<void>]>> = {
  1: ['another’s id in the path is an id that nobody has', triesPath],
  2: ['another’s id in a filter finds nothing', triesFilter],
  3: ['another’s id in a body is an id that nobody has', triesBody],
  4: ['the name of what is another’s is not told', triesNames],
  5: ['a cursor goes on for nobody else, and under no other reach', triesCursor],
  6: ['the header Muster-Reach asks for no more than there is', triesHeader],
  7: ['nobody approves leave by being an employee or a manager, their own neither', triesApproval],
  8: ['nobody approves their own leave as the stand-in of whoever decides', triesDelegate],
  9: ['two who decide for each other never decide for themselves', triesEachOther],
  10: ['nobody is moved below whoever asks', triesMove],
  11: ['a decision that is repeated is told who made it', triesTwice],
  12: ['a decision by the API is the last', triesAfterApi],
  13: ['whoever was the manager before a move decides nothing after it', triesAfterMove],
  14: ['a status in the body is refused', triesStatus],
  15: ['a punch has no time of its sender', triesPunch],
  16: ['a punch does not say that it was within the fence', triesPosition],
  17: ['a session that somebody has stolen asks for no bank account', triesStolenSession],
  18: ['the address of the feed of somebody who has left gives nothing', triesFeed],
  19: ['neither a script nor 20 megabytes are a receipt', triesReceipt],
  20: ['a name begins nothing in a feed', triesName],
}

describe('An insider', () => {
  it.each(Object.entries(tried).map(([number, [words, work]]) => [number, words, work] as const))(
    'tries way %s: %s',
    (_, _words, work) => work(),
  )

  it('has each of the twenty ways tried', () => {
    expect(Object.keys(tried).map(Number)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1))
  })
})

async function triesPath() {
  const { peer, manager, stranger } = company.people
  for (const reach of ['own', 'team']) {
    const unknown = told(await send('GET', `/employees/${nobody}`, undefined, reach))
    expect(unknown[0]).toBe(404)
    for (const id of [peer, manager, stranger, company.elsewhere.employee])
      expect(told(await send('GET', `/employees/${id}`, undefined, reach), id)).toEqual(unknown)
  }
}

async function triesFilter() {
  const lists = [
    'leave_applications',
    'punches',
    'salary_slips',
    'payroll_entries',
    'loans',
    'expense_claims',
  ]
  for (const list of lists)
    for (const id of [company.people.peer, company.people.manager]) {
      const { status, json } = await send('GET', `/${list}?employee_id=${id}`)
      expect([list, status, json]).toEqual([list, 200, { data: [], has_more: false, next_cursor: null }])
    }
}

async function triesBody() {
  const unknown = told(await send('POST', '/leave_applications', leave(nobody)))
  expect(unknown[0]).toBe(400)
  for (const id of [company.people.peer, company.people.report, company.elsewhere.employee])
    expect(told(await send('POST', '/leave_applications', leave(id)), id)).toEqual(unknown)
}

/** What else is tried with claims stands with them, in own-claims.test.ts. */
async function triesReceipt() {
  const { browser } = company.member
  const body = { employee_id: company.people.self, title: 'Taxi' }
  const claim = await browser.do('createExpenseClaim', { body })
  const expense_category_id = await addCategory(company.workspace, 'TAXI')
  const { id } = await browser.do('createExpenseClaimItem', {
    body: {
      expense_claim_id: claim.id,
      expense_category_id,
      expense_date: claim.claim_date,
      amount: '450',
    },
  })
  const sent = { file_name: 'photo.jpg', content_type: 'image/jpeg' }
  const large = Buffer.concat([jpeg, Buffer.alloc(5.5 * 1024 * 1024)])
  for (const bytes of [html, svg, executable, large]) {
    const refused = await browser.ask('storeExpenseReceipt', { ids: { id }, body: receiptOf(bytes, sent) })
    expect([bytes.length, refused.status]).toEqual([bytes.length, 400])
  }
  // By its length, before any of it is read.
  const headers = {
    cookie: `__Host-muster_session=${browser.cookie}`,
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/json',
    'content-length': String(28_000_000),
  }
  const path = `/console/expense_claim_items/${id}/receipt`
  expect((await wire('POST', path, { headers, body: '{' })).status).toBe(413)
  const item = await browser.do('getExpenseClaimItem', { ids: { id } })
  expect(item.has_receipt).toBe(false)
}

async function triesNames() {
  const ids = [await leaveOf(company.people.peer), await leaveOf(company.people.manager)].join(',')
  const { json } = await company.member.browser.ask('getNames', { query: `ids=${ids}` })
  expect(json.data).toEqual([])
}

async function triesCursor() {
  const above = await joinAs(company.workspace, company.people.manager)
  const page = '/console/v1/leave_applications?limit=1'
  const { json } = await above.browser.send('GET', page)
  const next = `/leave_applications?limit=1&starting_after=${json.next_cursor}`
  for (const reach of ['own', 'team', undefined])
    expect((await send('GET', next, undefined, reach)).status).toBe(400)
}

async function triesHeader() {
  for (const list of ['leave_applications', 'employees', 'salary_slips', 'payroll_entries'])
    expect([list, (await send('GET', `/${list}`, undefined, 'all')).status]).toEqual([list, 403])
}

async function triesApproval() {
  for (const id of [await leaveOf(company.people.self), await leaveOf(company.people.report)])
    for (const reach of ['own', 'team', undefined])
      expect((await send('POST', `/leave_applications/${id}/approve`, {}, reach)).status).toBe(403)
}

async function triesMove() {
  const { peer, self } = company.people
  const { browser } = company.member
  expect((await send('PATCH', `/employees/${peer}`, { reporting_manager_id: self })).status).toBe(403)
  const body = { employee_id: peer, effective_from: ahead, reporting_manager_id: self }
  expect((await browser.ask('createJobChange', { body })).status).toBe(403)
}

async function triesStatus() {
  for (const more of [{ status: 'approved' }, { approved_at: at(tuesday, '09:00') }, { total_days: '0.00' }])
    expect((await send('POST', '/leave_applications', leave(company.people.self, more))).status).toBe(400)
}

async function triesPunch() {
  const employee_id = company.people.self
  for (const more of [{ punched_at: at(tuesday, '09:00') }, { source: 'device' }, { device_id: 'gate-1' }])
    expect((await send('POST', '/punches', { employee_id, ...more })).status).toBe(400)
}

async function triesPosition() {
  const employee_id = company.people.self
  for (const more of [{ within_geofence: true }, { distance_meters: 0 }, { geofenced_site_id: 'gfs_1' }])
    expect((await send('POST', '/punches', { employee_id, ...more })).status).toBe(400)
}

/** What else is tried with accounts is in bank-account-changes-attacked.test.ts and bank-account-changes-told.test.ts. */
async function triesStolenSession() {
  const { member, payroll, workspace, employee } = await makeAsker()
  await ageProof(member.session)
  const { status, json } = await askForAccount(member)
  expect([status, json.code]).toEqual([403, 'fresh_proof_required'])
  // A password that the thief has set proves nothing this week.
  const thief = new Browser()
  await signIn(member.email, thief)
  await ageMember(member, employee, 1)
  const asked = await askForAccount({ ...member, browser: thief })
  expect([asked.status, asked.json.detail]).toEqual([409, expect.stringContaining('was set anew')])
  expect((await payroll.browser.do('listBankAccountChanges')).data).toEqual([])
  expect((await workspace.muster.employeeBankAccounts.list(employee)).data).toEqual([])
}

async function triesFeed() {
  const { muster } = company.workspace
  const { id } = await muster.employees.create({
    first_name: 'Gone',
    last_name: 'Soon',
    joining_date: '2024-01-01',
  })
  const feed = await makeFeed(await joinAs(company.workspace, id))
  expect((await readFeed(feed)).status).toBe(200)
  await muster.employees.update(id, { status: 'resigned', separation_date: '2026-01-31' })
  expect((await readFeed(feed)).status).toBe(404)
}

async function triesName() {
  const employee = company.people.report
  await company.workspace.muster.leaveApplications.approve(await leaveOf(employee))
  const feed = await makeFeed(company.member, { kind: 'team' })
  expect(Object.keys(await listEvents(feed))).toHaveLength(1)
  await inDatabase('update employees set first_name = $2 where id = $1', [
    employee,
    'Eve\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:Injected\r\n',
  ])
  const text = await (await readFeed(feed)).text()
  expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  expect(text).not.toMatch(/^SUMMARY:Injected/m)
}

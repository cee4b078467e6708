// Documents of a type that is hidden from whoever they are about: for them such a document does not exist, whatever they ask.

import pg from 'pg'
import { makeType, upload } from '../../support/fixtures/documents.ts'
import { exportTable, listing } from '../../support/fixtures/exports.ts'
import { inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import type { Browser } from '../../support/fixtures/people.ts'
import { ahead, type Company, joinAs, makeCompany } from '../../support/fixtures/reach.ts'
import { until } from '../../support/processes/until.ts'
import { runJobs, server } from '../../support/server/server.ts'

const nobody = 'doc_01k21fe3zefz69jqj7htb64786'

let company: Company
let me: Browser
let hr: Browser
let hiddenType: string
let hidden: string
let shown: string
beforeAll(async () => {
  company = await makeCompany()
  me = company.member.browser
  hr = company.owner.browser
  hiddenType = await makeType(company.workspace, { name: 'Inquiry', visible_to_employee: false })
  const of = async (document_type_id: string) =>
    (await upload(company.workspace, { employee_id: company.people.self, document_type_id })).id
  hidden = await of(hiddenType)
  shown = await of(await makeType(company.workspace))
})

const own = (method: string, path: string, body?: object, reach = 'own') =>
  me.send(method, path, { ...(body && { body }), headers: { 'muster-reach': reach } })

/** What is said, without the id and the number of the request. */
const told = ({ status, text, headers }: RawAnswer, id: string) => [
  status,
  headers.get('content-type'),
  text.replaceAll(id, 'ID').replaceAll(/req_\w+/g, 'REQ'),
]

/** Of the type of a document: of a document of nobody that is a type of nobody. */
const ofType = async (id: string, way: 'as a record' | 'by its name'): Promise<RawAnswer> => {
  const type = id === hidden ? hiddenType : 'dty_01k21fe3zefz69jqj7htb64786'
  const answer =
    way === 'as a record'
      ? await own('GET', `/console/v1/document_types/${type}`)
      : await me.ask('getNames', { query: `ids=${type}` })
  return Object.assign(answer, { text: answer.text.replaceAll(type, 'TYPE') })
}

const leave = (document_id: string) => ({
  employee_id: company.people.self,
  leave_type_id: company.workspace.leave,
  from_date: Temporal.PlainDate.from(ahead).add({ days: 1 }).toString(),
  to_date: Temporal.PlainDate.from(ahead).add({ days: 1 }).toString(),
  reason: 'Family visit',
  document_id,
})

/** Each way by which somebody may ask for a document by its id. */
const ways: Readonly<Record<string, (id: string) => Promise<RawAnswer>>> = {
  'as a record': id => own('GET', `/console/v1/employee_documents/${id}`),
  'as a file': id => own('GET', `/console/v1/employee_documents/${id}/content`),
  'without saying how far': id => me.send('GET', `/console/v1/employee_documents/${id}`),
  'as a manager': id => own('GET', `/console/v1/employee_documents/${id}`, undefined, 'team'),
  'with all rights': id => own('GET', `/console/v1/employee_documents/${id}`, undefined, 'all'),
  'by its name': id => me.ask('getNames', { query: `ids=${id}` }),
  'to change it': id => own('PATCH', `/console/v1/employee_documents/${id}`, { title: 'Mine' }),
  'to verify it': id => own('POST', `/console/v1/employee_documents/${id}/verify`),
  'to reject it': id =>
    own('POST', `/console/v1/employee_documents/${id}/reject`, { rejection_reason: 'No' }),
  'to delete it': id => me.ask('deleteEmployeeDocument', { ids: { id } }),
  'by what is said of it': id => me.ask('listComments', { query: `object_id=${id}` }),
  'to say something of it': id => me.ask('createComment', { body: { object_id: id, text: 'Mine?' } }),
  'by its history': id => me.ask('listRecordChanges', { query: `object_id=${id}` }),
  'by its approval': id => me.ask('listApprovals', { query: `subject_id=${id}` }),
  'by its type': id => ofType(id, 'as a record'),
  'by the name of its type': id => ofType(id, 'by its name'),
  'behind a leave of theirs': id => own('POST', '/console/v1/leave_applications', leave(id)),
  'with many': id =>
    me.ask('createBulkAction', {
      body: { operation: 'verifyEmployeeDocument', ids: [id], hold_seconds: 10 },
    }),
}

const listOwn = async (query = ''): Promise<string[]> => {
  const { json } = await own('GET', `/console/v1/employee_documents?limit=100${query}`)
  return json.data.map(({ id }: { id: string }) => id)
}

const hide = (is: boolean) =>
  hr.do('updateDocumentType', { ids: { id: hiddenType }, body: { visible_to_employee: !is } })

describe('Whoever a hidden document is about', () => {
  it.each(Object.entries(ways))('is told the same as of an id of nobody, asking %s', async (_, ask) => {
    expect(told(await ask(hidden), hidden)).toEqual(told(await ask(nobody), nobody))
  })

  it('finds it in no list, by no filter', async () => {
    expect(await listOwn()).toEqual([shown])
    expect(await listOwn('&include_deleted=true')).toEqual([shown])
    expect(await listOwn(`&document_type_id=${hiddenType}`)).toEqual([])
    expect(await listOwn(`&employee_id=${company.people.self}&status=pending`)).toEqual([shown])
    expect((await me.ask('listEmployeeDocumentMatches', { query: 'search=inquiry' })).status).toBe(403)
    expect((await me.ask('createExport', { body: listing('listEmployeeDocuments') })).status).toBe(403)
  })

  it('finds it once the type is shown, and no more once it is hidden again', async () => {
    await hide(false)
    expect((await listOwn()).sort()).toEqual([hidden, shown].sort())
    expect((await own('GET', `/console/v1/employee_documents/${hidden}/content`)).status).toBe(200)
    await hide(true)
    expect(await listOwn()).toEqual([shown])
  })

  it('finds its type in no list', async () => {
    const { json } = await own('GET', '/console/v1/document_types?limit=100')
    expect(json.data.map(({ id }: { id: string }) => id)).not.toContain(hiddenType)
    expect(json.data).toHaveLength(1)
    const all = await hr.do('listDocumentTypes', { query: 'limit=100' })
    expect(all.data).toHaveLength(2)
  })

  it('reads nowhere that it is behind leave of theirs, which HR has asked for', async () => {
    const { id } = await hr.do('createLeaveApplication', { body: leave(hidden) })
    const attached = async (): Promise<unknown[]> => {
      const { json } = await own('GET', '/console/v1/leave_applications?limit=100')
      const one = await own('GET', `/console/v1/leave_applications/${id}`)
      const inList = json.data.find((each: { id: string }) => each.id === id)
      return [inList.document_id, one.json.document_id]
    }
    expect(await attached()).toEqual([null, null])
    await hide(false)
    expect(await attached()).toEqual([hidden, hidden])
    await hide(true)
    const seen = await hr.do('getLeaveApplication', { ids: { id } })
    expect(seen.document_id).toBe(hidden)
    const cancelled = await own('POST', `/console/v1/leave_applications/${id}/cancel`, {})
    expect([cancelled.status, cancelled.json.document_id]).toEqual([200, null])
  })

  it('does not find by it which types hide something', async () => {
    const manager = await joinAs(company.workspace, company.people.manager)
    const ask = (reach: string) =>
      manager.browser.send('GET', `/console/v1/employee_documents/${hidden}`, {
        headers: { 'muster-reach': reach },
      })
    expect([(await ask('own')).status, (await ask('team')).status]).toEqual([404, 404])
  })
})

describe('HR', () => {
  it('sees hidden documents as before, in lists, by name, as files and in exports', async () => {
    const { data } = await hr.do('listEmployeeDocuments', { query: `document_type_id=${hiddenType}` })
    expect(data.map(({ id }: { id: string }) => id)).toEqual([hidden])
    expect((await hr.ask('getEmployeeDocumentContent', { ids: { id: hidden } })).status).toBe(200)
    expect((await hr.do('getNames', { query: `ids=${hidden}` })).data).toHaveLength(1)
    expect(JSON.stringify(await exportTable(hr, listing('listEmployeeDocuments')))).toContain(hidden)
  })
})

describe('The expiry of a document', () => {
  const expiring = async (document_type_id: string): Promise<string> => {
    const owner = { employee_id: company.people.self, document_type_id }
    const expiry_date = Temporal.Now.plainDateISO('Asia/Karachi').add({ days: 5 }).toString()
    const { id } = await upload(company.workspace, owner, { expiry_date })
    await hr.do('verifyEmployeeDocument', { ids: { id } })
    return id
  }
  const toldOf = async (): Promise<string[]> => {
    const { data } = await me.do('listNotifications', { query: 'limit=100' })
    return data.map(({ subject_id }: { subject_id: string }) => subject_id)
  }
  const warnings = () =>
    inDatabase<{ text: string }>(
      `select text from messages where workspace_id = $1 and type = 'employee_document.expiring' order by text`,
      [company.workspace.id],
    )

  it('is told to its employee where they see it, and to the owner of the workspace in any case', async () => {
    const rules = { expiry_reminder_days: 30 }
    const [closed, open] = [
      await makeType(company.workspace, { ...rules, name: 'Warning', visible_to_employee: false }),
      await makeType(company.workspace, { ...rules, name: 'Licence' }),
    ]
    const [silent, said] = [await expiring(closed), await expiring(open)]
    await runJobs()
    expect(await toldOf()).toContain(said)
    expect(await toldOf()).not.toContain(silent)
    expect((await warnings()).map(({ text }) => text.split(' ')[0])).toEqual(['Licence', 'Warning'])
    const body = { visible_to_employee: false }
    await hr.do('updateDocumentType', { ids: { id: open }, body })
    expect(await toldOf()).not.toContain(said)
  })

  it('is not told where the type is hidden in the same moment', async () => {
    const type = await makeType(company.workspace, { expiry_reminder_days: 30, name: 'Permit' })
    const late = await expiring(type)
    const hiding = new pg.Client({ connectionString: server.database_url })
    await hiding.connect()
    try {
      await hiding.query('begin')
      await hiding.query('update document_types set visible_to_employee = false where id = $1', [type])
      const told = runJobs()
      await until(async () => {
        const waiting = await inDatabase(`select 1 from pg_stat_activity where wait_event_type = 'Lock'`)
        const sent = await inDatabase('select 1 from notifications where subject_id = $1', [late])
        return waiting.length > 0 || sent.length > 0
      })
      await hiding.query('commit')
      await told
    } finally {
      await hiding.end()
    }
    expect(await toldOf()).not.toContain(late)
  })
})

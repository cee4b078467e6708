// Documents of a team: a manager sees those whose type says so, without number, notes and file, and nobody else sees them by that.

import { inConsole } from '../../support/fixtures/console.ts'
import { makeType, upload } from '../../support/fixtures/documents.ts'
import type { RawAnswer } from '../../support/fixtures/make.ts'
import type { Browser } from '../../support/fixtures/people.ts'
import { type Company, joinAs, type Kin, kin, makeCompany } from '../../support/fixtures/reach.ts'

let company: Company
let me: Browser
let open: string
let closed: string
/** Of each: a document that managers see, and one that they do not. */
const shown = {} as Record<Kin, string>
const hidden = {} as Record<Kin, string>
beforeAll(async () => {
  company = await makeCompany()
  me = company.member.browser
  // Managers see it, and employees do not.
  open = await makeType(company.workspace, {
    name: 'Training',
    visible_to_managers: true,
    visible_to_employee: false,
  })
  closed = await makeType(company.workspace, { name: 'Reference' })
  const said = { document_number: 'TR-77', notes: 'Second attempt', expiry_date: '2031-05-31' }
  for (const who of kin) {
    const employee_id = company.people[who]
    shown[who] = (await upload(company.workspace, { employee_id, document_type_id: open }, said)).id
    hidden[who] = (await upload(company.workspace, { employee_id, document_type_id: closed }, said)).id
  }
})

const ask = (path: string, reach: string, browser = me): Promise<RawAnswer> =>
  browser.send('GET', `/console/v1/${path}`, { headers: { 'muster-reach': reach } })

const idsOf = ({ json }: RawAnswer): string[] => json.data.map(({ id }: { id: string }) => id).sort()

describe('A manager', () => {
  it('sees of the team what its type shows, and of their own what employees see', async () => {
    const all = [shown.report, shown.below, hidden.self].sort()
    expect(idsOf(await ask('employee_documents?limit=100', 'team'))).toEqual(all)
    const ofReport = await ask(`employee_documents?employee_id=${company.people.report}`, 'team')
    expect(idsOf(ofReport)).toEqual([shown.report])
    expect(idsOf(await ask('employee_documents', 'own'))).toEqual([hidden.self])
  })

  it('reads its days and its status, and neither its number, its notes nor its file', async () => {
    const { json } = await ask(`employee_documents/${shown.report}`, 'team')
    expect(json).toMatchObject({ title: 'Training', expiry_date: '2031-05-31', status: 'pending' })
    for (const field of ['document_number', 'notes', 'file_name', 'sha256', 'rejection_reason'])
      expect([field, json[field]]).toEqual([field, undefined])
    for (const reach of ['team', 'own', 'all']) {
      const answer = await ask(`employee_documents/${shown.report}/content`, reach)
      expect([reach, answer.status]).toEqual([reach, reach === 'own' ? 404 : 403])
    }
    const asked = await ask('employee_documents?sort=document_number', 'team')
    expect(asked.status).toBe(400)
  })

  it.each([
    ['a report, of a type that managers do not see', () => hidden.report],
    ['a peer', () => shown.peer],
    ['their own manager', () => shown.manager],
    ['a stranger', () => shown.stranger],
    ['themselves, of a type that employees do not see', () => shown.self],
  ])('gets for a document of %s what an id of nobody gets', async (_, find) => {
    const told = ({ json }: RawAnswer, id: string) => [json.code, json.detail.replaceAll(id, 'ID')]
    const nobody = 'doc_01k21fe3zefz69jqj7htb64786'
    const missing = await ask(`employee_documents/${nobody}`, 'team')
    const answer = await ask(`employee_documents/${find()}`, 'team')
    expect([answer.status, ...told(answer, find())]).toEqual([404, ...told(missing, nobody)])
    expect((await me.do('getNames', { query: `ids=${find()}` })).data).toEqual([])
  })

  it('is told the names of the document and of its type, which nobody else is', async () => {
    const names = async (browser: Browser, ids: string) =>
      (await browser.do('getNames', { query: `ids=${ids}` })).data.length
    expect(await names(me, `${shown.report},${open}`)).toBe(2)
    const report = await joinAs(company.workspace, company.people.below)
    expect(await names(report.browser, `${shown.below},${open}`)).toBe(0)
    expect(idsOf(await ask('document_types', 'own'))).not.toContain(open)
  })

  it('sees it no more once the type is closed again, and changes nothing of it', async () => {
    for (const [method, path] of [
      ['PATCH', shown.report],
      ['POST', `${shown.report}/verify`],
    ] as const)
      for (const reach of ['team', 'own', 'all']) {
        const options = { body: { title: 'Mine' }, headers: { 'muster-reach': reach } }
        const answer = await me.send(method, `/console/v1/employee_documents/${path}`, options)
        expect([path, reach, answer.status]).toEqual([path, reach, 403])
      }
    const close = (visible_to_managers: boolean) =>
      company.owner.browser.do('updateDocumentType', { ids: { id: open }, body: { visible_to_managers } })
    await close(false)
    expect(idsOf(await ask('employee_documents', 'team'))).toEqual([hidden.self])
    await close(true)
  })
})

describe('A type', () => {
  it.each(['identity', 'medical', 'tax', 'bank'])('of the category %s is for no manager', async category => {
    const refused = async (work: Promise<unknown>) => work.then(() => 'done', String)
    const says = /visible_to_managers must be false for the categories/
    expect(await refused(makeType(company.workspace, { category, visible_to_managers: true }))).toMatch(says)
    const id = await makeType(company.workspace, { visible_to_managers: true })
    const update = inConsole(company.workspace, 'updateDocumentType', { id, body: { category } })
    expect(await refused(update)).toMatch(says)
  })
})

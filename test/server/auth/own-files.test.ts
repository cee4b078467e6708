// Files of one's own: the documents that the company keeps of somebody and the letters about them, for them and for nobody else of their reach.

import { pdf } from '../../support/files/samples.ts'
import { makeType, upload } from '../../support/fixtures/documents.ts'
import { issue, makeTemplate } from '../../support/fixtures/letters.ts'
import { ayesha, inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { type Company, joinAs, link, makeCompany } from '../../support/fixtures/reach.ts'
import { payable } from '../../support/fixtures/salary.ts'

const nobody = { document: 'doc_01k21fe3zefz69jqj7htb64786', letter: 'hrl_01k21fe3zefz69jqj7htb64786' }

let company: Company
let me: Browser
beforeAll(async () => {
  company = await makeCompany()
  me = company.member.browser
  await makeTemplate(company.workspace)
})

const bytesOf = (text: string) => ({ content_base64: pdf(text).toString('base64') })

async function keep(employee_id: string, rules: object = {}, more: object = {}): Promise<string> {
  const document_type_id = await makeType(company.workspace, rules)
  return (await upload(company.workspace, { employee_id, document_type_id }, more)).id
}

const write = async (employee: string): Promise<string> =>
  (await issue({ ...company.workspace, employee })).id

const readDocument = (by: Browser, id: string, reach = 'own') =>
  by.send('GET', `/console/v1/employee_documents/${id}/content`, { headers: { 'muster-reach': reach } })
const readLetter = (by: Browser, id: string, reach = 'own') =>
  by.send('GET', `/console/hr_letters/${id}/content`, { headers: { 'muster-reach': reach } })
const told = ({ status, json }: RawAnswer, id: string) => [
  status,
  json.code,
  String(json.detail).replaceAll(id, 'ID'),
]

describe('Whoever works here', () => {
  it('reads the files of their own documents, those of the bank and of their identity too', async () => {
    for (const category of ['education', 'identity', 'bank']) {
      const id = await keep(company.people.self, { category }, bytesOf(category))
      const answer = await readDocument(me, id)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
      expect(answer.text).toContain(category)
    }
  })

  it('reads their own letters, as they were issued', async () => {
    const answer = await readLetter(me, await write(company.people.self))
    expect([answer.status, answer.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  })

  it('finds the files of nobody else, whoever that is to them', async () => {
    const [noDocument, noLetter] = [
      told(await readDocument(me, nobody.document), nobody.document),
      told(await readLetter(me, nobody.letter), nobody.letter),
    ]
    expect([noDocument[0], noLetter[0]]).toEqual([404, 404])
    for (const kin of ['report', 'below', 'peer', 'manager', 'stranger'] as const) {
      const [document, letter] = [await keep(company.people[kin]), await write(company.people[kin])]
      expect([kin, told(await readDocument(me, document), document)]).toEqual([kin, noDocument])
      expect([kin, told(await readLetter(me, letter), letter)]).toEqual([kin, noLetter])
      for (const reach of ['team', 'all'])
        expect([
          (await readDocument(me, document, reach)).status,
          (await readLetter(me, letter, reach)).status,
        ]).toEqual([403, 403])
    }
  })

  it('reads the text that a letter was made of in no other way', async () => {
    const id = await write(company.people.self)
    expect((await me.ask('getHrLetterText', { ids: { id } })).status).toBe(403)
    expect((await me.ask('revokeHrLetter', { ids: { id }, body: { reason: 'Mine' } })).status).toBe(403)
  })

  it('finds no file that was deleted', async () => {
    const id = await keep(company.people.self)
    await company.owner.browser.do('deleteEmployeeDocument', { ids: { id } })
    expect((await readDocument(me, id)).status).toBe(404)
  })
})

describe('A letter that shows pay', () => {
  it('is read by whom it is about, and by HR who does not see salaries as their own alone', async () => {
    const { workspace, employee, assign } = await payable()
    await assign('185000', '2026-07-01')
    const body = '{{ employee.name }} earns {{ salary.gross | money }}.'
    await makeTemplate(workspace, { letter_type: 'salary_certificate', body })
    const { id } = await issue({ ...workspace, employee: employee.id }, { letter_type: 'salary_certificate' })
    const staff = await joinAs(workspace, employee.id)
    expect((await readLetter(staff.browser, id)).status).toBe(200)
    const owner = (await makeFullMember(workspace.id, 'Owner')).browser
    const name = 'HR without salaries'
    await owner.do('createRole', { body: { name, permissions: ['documents.manage'], scopes: [] } })
    const clerk = await makeFullMember(workspace.id, name)
    await link(workspace, clerk, employee.id)
    while ((await clerk.browser.do('getSession')).post === null);
    const answers = [await readLetter(clerk.browser, id), await readLetter(clerk.browser, id, 'all')]
    expect(answers.map(({ status }) => status)).toEqual([200, 403])
  })
})

describe('Whoever has left', () => {
  it('reads their certificates for some days, and no document', async () => {
    const { id: employee } = await company.workspace.muster.employees.create({
      ...ayesha,
      joining_date: '2020-01-01',
    })
    const leaver: TestMember = await joinAs(company.workspace, employee)
    const [document, letter] = [await keep(employee), await write(employee)]
    await inDatabase(
      `update employees e set separation_date = (stamp() at time zone c.timezone)::date - 1
       from companies c where c.workspace_id = e.workspace_id and e.id = $1`,
      [employee],
    )
    while ((await leaver.browser.do('getSession')).post !== 'leaver');
    expect((await readLetter(leaver.browser, letter)).status).toBe(200)
    expect((await readDocument(leaver.browser, document)).status).toBe(403)
  })
})

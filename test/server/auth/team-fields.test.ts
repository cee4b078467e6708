// What a manager sees of their team: every field of every record, with each reach, is shown or hidden as the contract says.

import { type OperationFacts, operations, type SchemaFacts, schemas } from '@muster/contract'
import { assertTeamQuery } from '../../../packages/server/auth/team-fields.ts'
import { Problem } from '../../../packages/server/http/problem.ts'
import { findShape, projectFields } from '../../../packages/server/http/response/response-fields.ts'
import { read, tableOf } from '../../support/contract/page.ts'
import { makeType, upload } from '../../support/fixtures/documents.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { type Company, makeCompany, pathOf } from '../../support/fixtures/reach.ts'

const all = schemas as Record<string, SchemaFacts>
const reaches = ['own', 'team', 'all'] as const
const ofTeam = (Object.values(operations) as readonly OperationFacts[]).filter(({ extensions }) =>
  ((extensions['x-reach'] ?? []) as readonly string[]).includes('team'),
)
const recordName = ({ result }: OperationFacts) => result!.schema!.replace(/Page$/, '')

/** The fields of a record for whoever reaches so far, as the contract says it. */
function seen(name: string, reach: (typeof reaches)[number]): string[] {
  const { fields, extensions } = all[name]!
  const person = extensions?.['x-person']
  if (reach !== 'team' || person === undefined || person === 'shared') return Object.keys(fields).sort()
  const open = (extensions!['x-team-fields'] ?? []) as readonly string[]
  return ['object', 'id', ...open].filter(field => field in fields).sort()
}

const rights = new Set(
  Object.values(all)
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap(field => String(field.extensions?.['x-sensitive'] ?? [])),
)

describe('A field of a record', () => {
  it.each(Object.keys(all))('of %s is shown or hidden by reach as the contract says', name => {
    for (const reach of reaches) {
      const whole = Object.fromEntries(Object.keys(all[name]!.fields).map(field => [field, 'something']))
      const reader = Object.assign(
        { scopes: rights },
        reach !== 'all' && { person: { employee_id: 'emp_1', reach } },
      )
      const inPage = projectFields({ data: [structuredClone(whole)] }, pageOf(name), reader) as {
        data: object[]
      }
      for (const shown of [projectFields(structuredClone(whole), findShape(name), reader), inPage.data[0]!])
        expect([reach, Object.keys(JSON.parse(JSON.stringify(shown))).sort()]).toEqual([
          reach,
          seen(name, reach),
        ])
    }
  })

  it.each(ofTeam.filter(({ id }) => id.startsWith('list')).map(list => [list.id, list] as const))(
    '%s is asked by what its reader sees',
    (_, list) => {
      const name = recordName(list)
      const open = new Set(seen(name, 'team'))
      for (const field of Object.keys(all[name]!.fields)) {
        const wanted = open.has(field) ? 'asked' : 'refused'
        expect([field, judge(list, { [field]: 'x' })]).toEqual([field, wanted])
        expect([field, judge(list, { sort: field })]).toEqual([field, wanted])
        expect([field, judge(list, { sort: `-${field}` })]).toEqual([field, wanted])
      }
      expect(judge(list, { q: 'Ayesha' })).toBe('refused')
      for (const { name: parameter } of list.parameters.query)
        if (parameter !== 'sort')
          expect([parameter, judge(list, { [parameter]: 'x' })]).toEqual([parameter, 'asked'])
    },
  )
})

const pageOf = (name: string) => ({ fields: new Map([['data', findShape(name)]]), sensitive: [], closed: [] })

function judge(operation: OperationFacts, query: object): 'asked' | 'refused' {
  try {
    assertTeamQuery(operation, query)
    return 'asked'
  } catch (error) {
    expect(error).toBeInstanceOf(Problem)
    return 'refused'
  }
}

/** As the page says who sees what. */
const titled = (kind: string) =>
  kind.replace(/(?<=[a-z])[A-Z]/g, ' $&').replace(/ \w/g, letter => letter.toLowerCase())
const wordsOf = (fields: readonly string[]) =>
  fields
    .filter(field => !['object', 'id'].includes(field))
    .map(field => field.replace(/_id$/, '').replaceAll('_', ' '))
    .sort()

describe('Over HTTP', () => {
  let company: Company
  const secrets = {
    father_name: 'Tariq Siddiqui',
    date_of_birth: '1987-06-05',
    gender: 'female' as const,
    marital_status: 'divorced' as const,
    nationality: 'Icelandic',
    personal_email: 'nobody.knows@mail.example',
    phone_primary: '+92 300 111 2233',
    national_id: '35202-1111111-1',
  }
  beforeAll(async () => {
    company = await makeCompany()
    const { muster } = company.workspace
    const document_type_id = await makeType(company.workspace, { visible_to_managers: true })
    for (const id of Object.values(company.people)) {
      await muster.employees.update(id, secrets)
      const said = { document_number: 'AB7654321', notes: 'A scar is seen', file_name: 'scar.pdf' }
      await upload(company.workspace, { employee_id: id, document_type_id }, said)
    }
    await inDatabase(`update leave_applications set cancellation_reason = 'Fever' where workspace_id = $1`, [
      company.workspace.id,
    ])
  })

  const ask = async (operation: OperationFacts, reach: string, id?: string) =>
    company.member.browser.send('GET', pathOf(operation, id), { headers: { 'muster-reach': reach } })

  it.each(ofTeam.filter(({ id }) => id.startsWith('list')).map(list => [list.id, list] as const))(
    '%s and the record of each row have the fields that their reach has',
    async (_, list) => {
      const name = recordName(list)
      // What is made for a list alone has no record of its own.
      const get = ofTeam.find(({ id }) => id === `get${name}`)
      const [told] = tableOf(read('docs/guides/privacy.md'), 'Of this record').get(titled(name))!
      for (const reach of ['own', 'team'] as const) {
        const { json } = await ask(list, reach)
        expect(json.data.length).toBeGreaterThan(0)
        const one = get ? (await ask(get, reach, json.data[0].id)).json : json.data[0]
        for (const row of [...json.data, one])
          expect([reach, Object.keys(row).sort()]).toEqual([reach, seen(name, reach)])
        if (reach === 'team') expect(wordsOf(Object.keys(one))).toEqual(told!.split(', ').sort())
      }
    },
  )

  it('shows nothing private of a team anywhere in what is answered', async () => {
    for (const operation of ofTeam.filter(({ id }) => id.startsWith('list'))) {
      const { text } = await ask(operation, 'team')
      const told = [...Object.values(secrets), 'Fever', 'AB7654321', 'A scar is seen', 'scar.pdf'].filter(
        value => text.includes(value),
      )
      expect([operation.id, told]).toEqual([operation.id, []])
    }
  })
})

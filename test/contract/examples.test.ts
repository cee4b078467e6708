// The examples of both documents are valid; of the public one, each id is of what it refers to, each state fits its moment.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  document,
  examples,
  isId,
  isNode,
  type Node,
  prefixOf,
  prefixOfObject,
  prefixOfTable,
  readPrefixes,
  records,
  workspaceDocument,
  workspaceExamples,
} from '../support/contract/examples.ts'

describe('an example', () => {
  it('stands at every JSON that is sent and received', () => {
    expect(examples.length).toBeGreaterThan(220)
    expect(workspaceExamples.length).toBeGreaterThan(380)
    const without = [...examples, ...workspaceExamples].filter(({ value }) => value === undefined)
    expect(without.map(({ at }) => at)).toEqual([])
  })

  it.each([
    ['public', document, examples],
    ['workspace', workspaceDocument, workspaceExamples],
  ] as const)('of the %s document is valid by its schema', (_, shown, all) => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
    addFormats.default(ajv)
    ajv.addSchema({ $id: 'muster:contract', ...shown })
    const wrong = all.flatMap(({ at, value, schema }) => {
      const check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"muster:contract#/')))
      return check(value) ? [] : [`${at}: ${ajv.errorsText(check.errors)} in ${JSON.stringify(value)}`]
    })
    expect(wrong).toEqual([])
  })
})

describe('an id', () => {
  const prefixes = readPrefixes()

  it('has the prefix of what its field refers to', () => {
    expect(prefixes.size).toBeGreaterThan(30)
    const wrong = records.flatMap(({ at, record }) =>
      Object.entries(record).flatMap(([name, value]) => {
        const own = name === 'id' ? prefixOfObject.get(String(record.object)) : undefined
        const allowed = own ? new Set([own]) : prefixes.get(name)
        const ids = [value].flat().filter(isId)
        return ids.filter(id => allowed && !allowed.has(id.slice(0, 3))).map(id => `${at}: ${name} ${id}`)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('has a field that says to what it refers', () => {
    const known = (name: string) => name === 'id' || prefixes.has(name)
    const stray = records.flatMap(({ at, record }) =>
      Object.entries(record).flatMap(([name, value]) =>
        isId(value) && !known(name) ? [`${at}: ${name} ${value}`] : [],
      ),
    )
    expect(stray).toEqual([])
  })

  it('is not that of the record that it stands in', () => {
    const own = records.filter(
      ({ record }) =>
        prefixOfObject.has(String(record.object)) &&
        Object.entries(record).some(([name, value]) => name !== 'id' && isId(value) && value === record.id),
    )
    expect(own.map(({ at }) => at)).toEqual([])
  })

  it('is of the object of its path', () => {
    const found: string[] = []
    for (const [path, item] of Object.entries(document.paths))
      for (const operation of [item, ...Object.values(item as Node)])
        for (const parameter of ((operation as Node).parameters ?? []) as Node[]) {
          const segments = path.split('/')
          const table = segments[segments.indexOf(`{${String(parameter.name)}}`) - 1]
          const prefix = prefixOfTable.get(table) ?? prefixOfObject.get(String(table).slice(0, -1))
          if (parameter.$ref === '#/components/parameters/Id') found.push(`${path}: that of any object`)
          if (parameter.in !== 'path' || parameter.$ref) continue
          const example = parameter.example ?? ((parameter.schema as Node).examples as unknown[])?.[0]
          if (!String(example).startsWith(`${String(prefix)}_`)) found.push(`${path}: ${String(example)}`)
        }
    expect(found).toEqual([])
  })

  it('stands at no schema or field as that of another object', () => {
    const wrong: string[] = []
    const read = (node: unknown, at: string): void => {
      if (!isNode(node) && !Array.isArray(node)) return
      const fields = isNode(node) && isNode(node.properties) ? node.properties : {}
      for (const [name, field] of Object.entries(fields)) {
        const objects = isNode(field) ? [field['x-references'] ?? []].flat() : []
        const ids = isNode(field) ? [field.examples ?? []].flat(2).filter(isId) : []
        const isOne = (id: string) => objects.some(object => prefixOf(object) === id.slice(0, 3))
        if (objects.length > 0 && !(ids.length > 0 ? ids.every(isOne) : true)) wrong.push(`${at}.${name}`)
        if (objects.length > 0 && isNode(field) && field.examples === undefined)
          wrong.push(`${at}.${name} has none`)
      }
      for (const [key, part] of Object.entries(node)) read(part, `${at}.${key}`)
    }
    read(document.components.schemas, '')
    expect(wrong).toEqual([])
    expect((document.components.schemas.Id as Node).examples).toBeUndefined()
  })
})

/** The state after each of these; what is not here changes none. */
const states: Readonly<Record<string, string>> = {
  'payroll.run.approved': 'approved',
  'payroll.run.locked': 'locked',
  'leave.requested': 'pending',
  'leave.approved': 'approved',
  'leave.rejected': 'rejected',
  'leave.cancelled': 'cancelled',
  'contract.signed': 'signed',
  createLeaveApplication: 'pending',
  approveLeaveApplication: 'approved',
  rejectLeaveApplication: 'rejected',
  cancelLeaveApplication: 'cancelled',
  createOvertimeRequest: 'pending',
  approveOvertimeRequest: 'approved',
  rejectOvertimeRequest: 'rejected',
  cancelOvertimeRequest: 'cancelled',
  createRegularisation: 'pending',
  approveRegularisation: 'approved',
  rejectRegularisation: 'rejected',
  cancelRegularisation: 'cancelled',
  createRestDaySwap: 'active',
  cancelRestDaySwap: 'cancelled',
  createEmployeeDocument: 'pending',
  verifyEmployeeDocument: 'verified',
  rejectEmployeeDocument: 'rejected',
  createJobOpening: 'draft',
  createWebhookEndpoint: 'unverified',
  testWebhookEndpoint: 'pending',
  replayWebhookDelivery: 'pending',
}

describe('a state', () => {
  it.each(Object.entries(states))('fits its moment: %s is %s', (moment, state) => {
    const shown = records.filter(one => one.moment === moment && 'id' in one.record && 'status' in one.record)
    expect(shown.map(({ record }) => record.status)).toEqual([state])
  })

  it('has a secret only where one is shown', () => {
    const shown = new Set(records.filter(({ record }) => 'secret' in record).map(({ moment }) => moment))
    expect([...shown]).toEqual([
      'createWebhookEndpoint',
      'getWebhookEndpointSecret',
      'rotateWebhookEndpointSecret',
    ])
  })
})

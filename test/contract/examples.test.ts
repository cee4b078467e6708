// The examples of both documents are valid; of the public one, each id is of what it refers to, each state fits its moment.
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import {
  document,
  examples,
  isId,
  isNode,
  type Node,
  orders,
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

  it('has its time, and none of a state that was not reached', () => {
    const wrong = records.flatMap(({ at, record }) => {
      const state = String(record.status)
      const isFirst = ['draft', 'pending', 'applied', 'unverified'].includes(state)
      const times = Object.keys(record).filter(name =>
        /^(approved|locked|disbursed|signed|sent|cancelled|rejected|paid|verified|decided|submitted|completed|disabled)_at$/.test(
          name,
        ),
      )
      const missing = times.filter(name => name === `${state}_at` && record[name] === null)
      const early = times.filter(name => isFirst && record[name] !== null)
      return [...missing, ...early].map(name => `${at}: ${state} with ${name} ${String(record[name])}`)
    })
    expect(wrong).toEqual([])
  })

  it('is deleted only once it was', () => {
    const told = records.filter(({ record }) => 'deleted' in record && 'id' in record)
    const wrong = told.filter(({ moment, record }) => record.deleted !== /^delete|\.deleted$/.test(moment))
    expect([told.length > 20, wrong.map(({ at }) => at)]).toEqual([true, []])
  })

  it('has a secret only where one is shown', () => {
    const shown = new Set(records.filter(({ record }) => 'secret' in record).map(({ moment }) => moment))
    expect([...shown]).toEqual([
      'createWebhookEndpoint',
      'getWebhookEndpointSecret',
      'rotateWebhookEndpointSecret',
    ])
  })

  it('is what the request asked for', () => {
    const sent = new Map(
      examples.filter(({ at }) => at.endsWith('requestBody')).map(one => [one.moment, one]),
    )
    const wrong = examples.flatMap(({ at, moment, value }) => {
      const asked = sent.get(moment)?.value
      if (!isNode(asked) || !isNode(value)) return []
      const names = Object.keys(asked).filter(name => name in value)
      return names.flatMap(name =>
        JSON.stringify(value[name]) === JSON.stringify(asked[name]) ? [] : [`${at}: ${name}`],
      )
    })
    expect(wrong).toEqual([])
  })

  it('has a reason only if it was refused or cancelled', () => {
    const wrong = records.filter(
      ({ record: { status, rejection_reason: refused, cancellation_reason: cancelled } }) =>
        (status !== 'rejected' && refused) ||
        (status === 'rejected' && refused === null) ||
        (status !== 'cancelled' && cancelled),
    )
    expect(wrong.filter(({ record }) => 'id' in record).map(({ at }) => at)).toEqual([])
  })
})

describe('dates', () => {
  it('are in order', () => {
    const wrong = records.flatMap(({ at, record }) =>
      orders.flatMap(([first, second]) => {
        const [one, other] = [record[first], record[second]]
        if (typeof one !== 'string' || typeof other !== 'string') return []
        const isAfter = /salary/.test(first)
          ? Number(one) > Number(other)
          : Date.parse(one) > Date.parse(other)
        return isAfter ? [`${at}: ${first} ${one} is after ${second} ${other}`] : []
      }),
    )
    expect(wrong).toEqual([])
  })

  it('are not before the record where they tell what happened to it', () => {
    const wrong = records.flatMap(({ at, record }) => {
      const created = Date.parse(String(record.created_at))
      const times = Object.entries(record).filter(([name]) =>
        /^(approved|locked|disbursed|signed|sent|cancelled|rejected|decided|submitted|completed)_at$/.test(
          name,
        ),
      )
      const early = times.filter(([, value]) => typeof value === 'string' && Date.parse(value) < created)
      return early.map(([name, value]) => `${at}: ${name} ${String(value)}`)
    })
    expect(wrong).toEqual([])
  })
})

/** What adds up to nothing: a plus or a minus before each field. */
const sums = [
  '+total_gross -total_deductions -total_net',
  '+total_earnings -total_deductions -net_salary',
  '+principal +interest -total_due',
  '+paid_amount +outstanding_balance -total_payable',
  '+accrued_days +carried_forward_days -used_days -encashed_days -available_days',
  '+total_reimbursable +advance_adjusted -total_approved',
  '+present_days +absent_days +leave_days +unpaid_leave_days -working_days',
]

describe('amounts', () => {
  it.each(sums)('add up: %s', sum => {
    const terms = [...sum.matchAll(/([+-])(\w+)/g)].map(
      ([, sign, name = '']) => [sign === '+' ? 1 : -1, name] as const,
    )
    const shown = records.filter(({ record }) => terms.every(([, name]) => typeof record[name] === 'string'))
    expect(shown.length).toBeGreaterThan(0)
    const left = shown.map(({ at, record }) => {
      const cents = terms.map(([sign, name]) => sign * Math.round(Number(record[name]) * 100))
      return [at, cents.reduce((one, other) => one + other, 0)]
    })
    expect(left.filter(([, rest]) => rest !== 0)).toEqual([])
  })

  it('are the days that their dates span', () => {
    const wrong = records.filter(({ record: { from_date: from, to_date: to, total_days: days } }) => {
      if (typeof days !== 'string') return false
      return Number(days) > 1 + (Date.parse(String(to)) - Date.parse(String(from))) / 86_400_000
    })
    expect(wrong.map(({ at }) => at)).toEqual([])
  })

  it('are the minutes between the punches', () => {
    const wrong = records.filter(({ record }) => {
      const { check_in_at: from, check_out_at: to, worked_minutes: worked, break_minutes: rest } = record
      if (typeof from !== 'string' || typeof to !== 'string' || typeof worked !== 'number') return false
      // Punches have seconds; a minute that has only begun is not worked.
      return Math.floor((Date.parse(to) - Date.parse(from)) / 60_000) !== worked + Number(rest)
    })
    expect(wrong.map(({ at }) => at)).toEqual([])
  })
})

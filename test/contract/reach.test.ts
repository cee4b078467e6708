// Reach in the contract: whatever may be narrowed says whose its records are, and what a body may hold.

import { type OperationFacts, operations, type SchemaFacts, schemas } from '@muster/contract'

const all = schemas as Record<string, SchemaFacts>
const narrow = (Object.values(operations) as readonly OperationFacts[]).filter(
  ({ extensions }) => extensions['x-reach'] !== undefined,
)
/** Whoever a record concerns writes beyond their own, as its policies say. */
const isOfConcerned = ({ extensions }: OperationFacts): boolean =>
  (extensions['x-reach'] as readonly string[]).includes('concerned')

/** A file is of the record that its path names. */
function fileOf({ path }: OperationFacts): OperationFacts {
  const record = path.replace(/\/(content|photo|receipt|tax_certificate)$/, '')
  return narrow.find(each => each.path === record || each.path === record.replace('/console/', '/v1/'))!
}

function recordOf(operation: OperationFacts): SchemaFacts {
  const name = operation.result?.schema ?? undefined
  if (name === undefined) return recordOf(fileOf(operation))
  const schema = all[name]!
  const item = schema.fields.data?.items?.ref
  return item === undefined ? schema : all[item]!
}

const ofPerson = ({ extensions }: SchemaFacts) =>
  (extensions?.['x-person'] ?? {}) as { readonly own?: string; readonly through?: string }

describe('An operation that may be narrowed', () => {
  it('is for those concerned alone, or has reaches that somebody asks for', () => {
    const concerned = narrow.filter(isOfConcerned)
    expect(concerned.map(({ id }) => id).sort()).toEqual(['createComment', 'deleteComment', 'listComments'])
    for (const operation of concerned) {
      expect([operation.id, operation.extensions['x-reach']]).toEqual([operation.id, ['concerned']])
      expect(recordOf(operation).extensions?.['x-person']).toBe('concerned')
    }
  })

  it('shows records of which the contract says whose they are', () => {
    expect(narrow.length).toBeGreaterThan(30)
    const silent = narrow.filter(operation => recordOf(operation).extensions?.['x-person'] === undefined)
    expect(silent.map(({ id }) => id)).toEqual([])
  })

  it('is written for oneself alone, and says what its body may hold', () => {
    for (const { id, method, extensions, body } of narrow) {
      if (method === 'get') continue
      expect([['own'], ['concerned']]).toContainEqual(extensions['x-reach'])
      const fields = body ? Object.keys(all[body.schema!]!.fields) : []
      const own = (extensions['x-own-fields'] ?? fields) as readonly string[]
      expect([id, own.filter(field => !fields.includes(field))]).toEqual([id, []])
      const filled = Object.keys((extensions['x-own-values'] ?? {}) as object)
      expect([id, filled.filter(field => !fields.includes(field) || own.includes(field))]).toEqual([id, []])
      if (id.startsWith('create')) expect([id, extensions['x-own-fields']]).toEqual([id, expect.any(Array)])
    }
  })

  it('shows a manager of their team the fields that the contract names, and nothing sensitive', () => {
    const ofTeam = narrow.filter(({ extensions }) => (extensions['x-reach'] as string[]).includes('team'))
    expect(ofTeam.length).toBeGreaterThan(10)
    const told = Object.values(all).filter(({ extensions }) => extensions?.['x-team-fields'] !== undefined)
    expect(new Set(ofTeam.map(recordOf))).toEqual(new Set(told))
    for (const { fields, extensions } of told) {
      const person = extensions!['x-person'] as string | { readonly team?: object }
      expect(typeof person === 'string' || typeof person.team === 'object').toBe(true)
      const open = extensions!['x-team-fields'] as readonly string[]
      expect([...new Set(open)]).toEqual(open)
      const wrong = open.filter(
        name => !fields[name] || fields[name].extensions?.['x-sensitive'] !== undefined,
      )
      expect(wrong).toEqual([])
      // Money is pay, or leads to it.
      expect(open.filter(name => fields[name]!.extensions?.['x-decimal'] === 'currency')).toEqual([])
    }
  })

  it('shows of pay what is one’s own alone', () => {
    const pay = narrow.filter(({ scopes }) => scopes.every(all => all.includes('payroll:read')))
    expect(pay.map(({ id, extensions }) => [id, extensions['x-reach']])).toEqual(
      pay.map(({ id }) => [id, ['own']]),
    )
    for (const operation of pay) {
      const record = recordOf(operation)
      // What loans a company gives is said to whoever may ask for one.
      if (record === all.LoanType) continue
      const { through } = ofPerson(record)
      const parent = through && record.fields[through]!.extensions?.['x-references']
      const { own } = ofPerson(parent ? all[String(parent)]! : record)
      // What is told of an employee as a whole has their id.
      expect([operation.id, own]).toEqual([operation.id, record === all.PayslipYears ? 'id' : 'employee_id'])
    }
  })
})

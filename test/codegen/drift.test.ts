// Drift between contract and tables: each kind of difference has its sentence, and agreement has none.

import type { SchemaFacts } from '@muster/contract'
import type { Schema } from '@muster/db'
import { findDrift } from '../../scripts/drift.ts'
import { findPrefixDrift, idPrefixesSource } from '../../scripts/id-prefixes.ts'

type Fields = SchemaFacts['fields']
type Column = NonNullable<ReturnType<Schema['tables']['get']>>[number]
type Columns = Readonly<Record<string, Partial<Column>>>
type Enums = Readonly<Record<string, readonly string[]>>

const schema = (fields: Fields, table: string | undefined = 'employees'): SchemaFacts => ({
  fields,
  extensions: { 'x-table': table },
})

function database(columns: Columns, enums: Enums = {}): Schema {
  const whole = Object.entries(columns).map(([name, facts]) => ({
    name,
    type: 'text',
    nullable: false,
    defaulted: false,
    default: null,
    scale: null,
    generated: false,
    internal: false,
    ...facts,
  }))
  return {
    keys: [],
    indexes: new Map(),
    triggers: [],
    sequences: [],
    views: new Map(),
    tables: new Map([['employees', whole]]),
    enums: new Map(Object.entries(enums)),
    idPrefixes: new Map(),
  }
}

const told = (fields: Fields, columns: Columns, enums?: Enums): string[] =>
  findDrift({ Employee: schema(fields) }, database(columns, enums))

describe('Contract and tables', () => {
  it.each<[what: string, field: Fields[string], column: Partial<Column>]>([
    ['text', { type: 'string', maxLength: 40 }, { type: 'text' }],
    ['text or null', { type: 'string', nullable: true }, { type: 'text', nullable: true }],
    ['a whole number', { type: 'integer' }, { type: 'integer' }],
    ['a yes or no', { type: 'boolean' }, { type: 'boolean', defaulted: true }],
    ['a civil date', { type: 'string', format: 'date' }, { type: 'date' }],
    ['an instant', { type: 'string', format: 'date-time' }, { type: 'timestamp(3) with time zone' }],
    ['an amount', { type: 'string', extensions: { 'x-decimal': 'currency' } }, { type: 'numeric' }],
    [
      'an amount or null',
      { type: 'string', nullable: true, extensions: { 'x-decimal': 'currency' } },
      { type: 'numeric', nullable: true },
    ],
    [
      'a percentage that begins with two digits',
      { type: 'string', extensions: { 'x-decimal': 2 } },
      { type: 'numeric', default: '0.00' },
    ],
    [
      'a number of days that the column rounds',
      { type: 'string', extensions: { 'x-decimal': 2 } },
      { type: 'numeric', scale: 2, default: '0' },
    ],
    [
      'a rate that keeps what was sent',
      { type: 'string', extensions: { 'x-decimal': 'free' } },
      { type: 'numeric', default: '0' },
    ],
    ['a time of day', { type: 'string', ref: 'TimeOfDay' }, { type: 'time(0) without time zone' }],
    ['an array of numbers', { type: 'array', items: { type: 'integer' } }, { type: 'integer[]' }],
    ['an array of text', { type: 'array', items: { type: 'string' } }, { type: 'text[]' }],
  ])('agree on %s', (_what, field, column) => {
    expect(told({ value: field }, { value: column })).toEqual([])
  })

  it('agree on the values of an enum in any order, with null as no value', () => {
    const gender = { type: 'string', nullable: true, enum: ['male', 'female', null] } as const
    const enums = { 'employees.gender': ['female', 'male'] }
    expect(told({ gender }, { gender: { nullable: true } }, enums)).toEqual([])
  })

  it('agree if a field is constant or computed and no column holds it', () => {
    const object = { type: 'string', const: 'employee' } as const
    const working_minutes = { type: 'integer', extensions: { 'x-computed': true } } as const
    expect(told({ object, working_minutes }, {})).toEqual([])
  })

  it('agree if a column is the workspace or internal', () => {
    expect(told({}, { workspace_id: {}, number: { internal: true } })).toEqual([])
  })

  it('are not compared if a schema has no table', () => {
    const fields = { pronouns: { type: 'string' } } as const
    expect(findDrift({ EmployeeFields: { fields } }, database({}))).toEqual([])
  })
})

describe('A difference', () => {
  const text = { type: 'string' } as const
  const cases: [what: string, sentence: string, fields: Fields, columns: Columns, enums?: Enums][] = [
    [
      'a field without a column',
      'Employee.pronouns: no column employees.pronouns; write a migration',
      { pronouns: text },
      {},
    ],
    [
      'a column without a field',
      "employees.pronouns: no field Employee.pronouns; add it to openapi.yaml, or comment the column 'internal: why'",
      {},
      { pronouns: {} },
    ],
    [
      'another type',
      'Employee.level needs a column of type integer, but employees.level is text; write a migration',
      { level: { type: 'integer' } },
      { level: {} },
    ],
    [
      'a default with other digits than are shown',
      'Employee.share has 2 digits after the point, but employees.share fills in 0; write a migration',
      { share: { type: 'string', extensions: { 'x-decimal': 2 } } },
      { share: { type: 'numeric', default: '0' } },
    ],
    [
      'a default of money, whose digits are those of each workspace',
      "Employee.pay has the digits of the workspace's currency, but employees.pay fills in 0 in every one; drop the default, and write a value",
      { pay: { type: 'string', extensions: { 'x-decimal': 'currency' } } },
      { pay: { type: 'numeric', default: '0' } },
    ],
    [
      'an array as a value',
      'Employee.days needs a column of type integer[], but employees.days is integer; write a migration',
      { days: { type: 'array', items: { type: 'integer' } } },
      { days: { type: 'integer' } },
    ],
    [
      'an instant without its zone',
      'Employee.seen_at needs a column of type timestamp with time zone, but employees.seen_at is timestamp(3) without time zone; write a migration',
      { seen_at: { type: 'string', format: 'date-time' } },
      { seen_at: { type: 'timestamp(3) without time zone' } },
    ],
    [
      'null on the side of the contract',
      'Employee.pronouns may be null, but employees.pronouns is not null; write a migration',
      { pronouns: { ...text, nullable: true } },
      { pronouns: {} },
    ],
    [
      'null on the side of the table',
      'Employee.pronouns is never null, but employees.pronouns may be; write a migration',
      { pronouns: text },
      { pronouns: { nullable: true } },
    ],
    [
      'an enum without a check',
      'Employee.status is one of new, active, but employees.status has no check; write a migration',
      { status: { ...text, enum: ['new', 'active'] } },
      { status: {} },
    ],
    [
      'a value that the check refuses',
      'Employee.status: the check of employees.status lacks active; write a migration',
      { status: { ...text, enum: ['new', 'active'] } },
      { status: {} },
      { 'employees.status': ['new'] },
    ],
    [
      'a value that the contract does not have',
      'Employee.status: the check of employees.status also allows active; write a migration',
      { status: { ...text, enum: ['new'] } },
      { status: {} },
      { 'employees.status': ['new', 'active'] },
    ],
    [
      'values of which each lacks one',
      'Employee.status: the check of employees.status lacks active and also allows left; write a migration',
      { status: { ...text, enum: ['new', 'active'] } },
      { status: {} },
      { 'employees.status': ['new', 'left'] },
    ],
  ]

  it.each(cases)('in %s is reported', (_what, sentence, ...sides) => {
    expect(told(...sides)).toEqual([sentence])
  })

  it('of a whole table is reported once', () => {
    const Loan = schema({ id: text, amount: text }, 'loans')
    expect(findDrift({ Loan }, database({}))).toEqual(['Loan: no table loans; write a migration'])
  })

  it('is reported together with every other one', () => {
    const drift = told({ pronouns: text, level: { type: 'integer', nullable: true } }, { level: {}, age: {} })
    expect(drift).toEqual([
      'Employee.pronouns: no column employees.pronouns; write a migration',
      'Employee.level needs a column of type integer, but employees.level is text; write a migration',
      'Employee.level may be null, but employees.level is not null; write a migration',
      expect.stringMatching(/^employees\.age: no field Employee\.age/),
    ])
  })
})

describe('The prefix of ids', () => {
  const shown = (prefix?: string): Record<string, SchemaFacts> => ({
    Employee: { fields: {}, extensions: { 'x-table': 'employees', 'x-id-prefix': prefix } },
  })
  const tables = (...comments: readonly [table: string, prefix: string][]): Schema => {
    const { tables, ...rest } = database({ id: {} })
    const columns = tables.get('employees')!
    return {
      ...rest,
      tables: new Map([
        ['employees', columns],
        ['leave_ledger_entries', columns],
      ]),
      idPrefixes: new Map(comments),
    }
  }

  it('comes from the schema that shows a table, and otherwise from its comment', () => {
    const inTables = tables(['leave_ledger_entries', 'lle'])
    expect(findPrefixDrift(shown('emp'), inTables)).toEqual([])
    expect(idPrefixesSource(shown('emp'), inTables)).toContain(
      "  Employee: 'emp',\n  LeaveLedgerEntry: 'lle',\n",
    )
  })

  it.each<[what: string, prefix: string | undefined, comments: [string, string][], sentence: string]>([
    [
      'is missing',
      'emp',
      [],
      "leave_ledger_entries: its ids have no prefix; write x-id-prefix at its schema, or comment a table that no schema shows 'ids: abc'",
    ],
    [
      'is said twice',
      'emp',
      [
        ['employees', 'emp'],
        ['leave_ledger_entries', 'lle'],
      ],
      "employees: Employee has x-id-prefix emp, and the table's comment says emp; take the comment off in a migration",
    ],
    [
      'has another form',
      'emp',
      [['leave_ledger_entries', 'entry']],
      'leave_ledger_entries: the prefix of its ids is "entry"; write three letters from a to z',
    ],
    [
      'is that of another table',
      'emp',
      [['leave_ledger_entries', 'emp']],
      'leave_ledger_entries: its ids have the prefix emp, as those of employees; choose another',
    ],
  ])('that %s is rejected with a sentence', (_what, prefix, comments, sentence) => {
    expect(findPrefixDrift(shown(prefix), tables(...comments))).toEqual([sentence])
  })
})

// From what is typed into a form to what is sent.

import { offerMoves, shapeFields } from '../../packages/console/records/forms/form-shape.ts'
import {
  isKept,
  listChanges,
  makeBody,
  pickDefaults,
} from '../../packages/console/records/forms/form-values.ts'
import type { Field, Fields } from '../../packages/console/records/operation.ts'

const fields = {
  name: { type: 'string' },
  amount: { type: 'string', decimals: 'currency' },
  code: { type: 'string', nullable: true },
  days: { type: 'integer' },
  limit: { type: 'integer', nullable: true },
  tags: { type: 'array', items: { type: 'string' } },
  steps: { type: 'array', items: { type: 'object', ref: 'Step' } },
  place: { type: 'object', ref: 'Place', nullable: true },
} as unknown as Fields
const schemas = {
  Step: { from: { type: 'string' }, rate: { type: 'string' }, count: { type: 'integer' } },
  Override: { code: { type: 'string' }, is_excluded: { type: 'boolean' } },
  Place: { city: { type: 'string', nullable: true }, street: { type: 'string', nullable: true } },
} as never

const created = (values: Readonly<Record<string, unknown>>) => makeBody(fields, values, schemas, false)
const changed = (values: Readonly<Record<string, unknown>>) => makeBody(fields, values, schemas, true)

describe('what is sent', () => {
  it.each(['999999999999999.999999', '0.10', '-5', '1e3', '٥'])(
    'has the amount %s as it was typed',
    amount => {
      expect(created({ amount })).toEqual({ amount })
    },
  )

  it('has nothing where nothing is an answer that has to be given', () => {
    const asked = { account: { type: 'string', nullable: true, required: true } } as unknown as Fields
    expect(makeBody(asked, {}, schemas, false)).toEqual({ account: null })
    expect(makeBody(asked, { account: ' ' }, schemas, false)).toEqual({ account: '' })
    expect(makeBody(asked, { account: '' }, schemas, false)).toEqual({ account: null })
    expect(makeBody(asked, {}, schemas, true)).toEqual({})
  })

  it('has no blanks at the ends of texts and amounts', () => {
    expect(created({ name: ' Ayesha  Khan ', amount: ' 5.50\u00A0', days: ' 7 ' })).toEqual({
      name: 'Ayesha  Khan',
      amount: '5.50',
      days: 7,
    })
  })

  it('has codes with their leading zeros, and counts without', () => {
    expect(created({ code: '007', days: '007' })).toEqual({ code: '007', days: 7 })
    expect(created({ days: '-0012' })).toEqual({ days: -12 })
  })

  it.each(['1.5', '1e3', '0x10', '٥', '1234567890123456', '--1'])(
    'leaves %s in the place of a count to the service to refuse',
    days => {
      expect(created({ days })).toEqual({ days })
    },
  )

  it('has no empty field where something is made, and what is zero', () => {
    expect(created({ name: '', code: '', limit: '', days: 0, tags: [] })).toEqual({
      days: 0,
      tags: [],
    })
  })

  it('says no for a box that is not ticked, in rows of lists too, and leaves a choice that nobody made open', () => {
    const asked = {
      is_paid: { type: 'boolean' },
      is_active: { type: 'boolean', default: true },
      is_known: { type: 'boolean', nullable: true },
      is_mandatory: { type: 'boolean', isOpen: true },
      overrides: { type: 'array', items: { type: 'object', ref: 'Override' } },
    } as unknown as Fields
    expect(makeBody(asked, {}, schemas, false)).toEqual({ is_paid: false, is_active: false })
    const said = { is_paid: true, is_known: false, is_mandatory: false, overrides: [{ code: 'A' }] }
    expect(makeBody(asked, said, schemas, false)).toEqual({
      is_paid: true,
      is_active: false,
      is_known: false,
      is_mandatory: false,
      overrides: [{ code: 'A', is_excluded: false }],
    })
    expect(makeBody(asked, { is_paid: false }, schemas, true)).toEqual({ is_paid: false })
  })

  it('clears an emptied field of a change, and leaves one that must not be empty to be refused', () => {
    expect(changed({ code: '', limit: '', place: null })).toEqual({ code: null, limit: null, place: null })
    expect(changed({ name: '', days: '' })).toEqual({ name: '', days: '' })
  })

  it('has the rows of a list and the parts of an object in the types of the contract', () => {
    const steps = [
      { from: ' 0 ', rate: '0.05', count: '3' },
      { from: '100', rate: '', count: '' },
    ]
    const sent = { steps: [{ from: '0', rate: '0.05', count: 3 }, { from: '100' }] }
    expect(created({ steps })).toEqual(sent)
    expect(changed({ steps })).toEqual(sent)
    expect(changed({ place: { city: ' Lahore ', street: '' } })).toEqual({ place: { city: 'Lahore' } })
  })

  it('has nothing that the operation does not take', () => {
    expect(created({ constructor: 'x', other: 'x', code: 'A' })).toEqual({ code: 'A' })
  })
})

describe('what stands in a field that nobody has filled', () => {
  const asked = {
    status: { type: 'string', default: 'active' },
    is_paid: { type: 'boolean', default: true },
    is_taxable: { type: 'boolean', default: true },
    name: { type: 'string' },
  } as unknown as Fields

  it('is what is stored without it', () => {
    expect(pickDefaults(asked, {})).toEqual({ status: 'active', is_paid: true, is_taxable: true })
  })

  it('has the list that the contract writes as text', () => {
    const listed = { titles: { type: 'array', default: '[]' } } as unknown as Fields
    expect(makeBody(listed, pickDefaults(listed, {}), schemas, false)).toEqual({ titles: [] })
  })

  it('follows the other fields where the kind of record says so', () => {
    const defaults = {
      is_taxable: ({ status }: object & { status?: unknown }) => status === 'active',
      other: () => 1,
    }
    expect(pickDefaults(asked, {}, defaults).is_taxable).toBe(true)
    expect(pickDefaults(asked, { status: 'inactive' }, defaults).is_taxable).toBe(false)
    expect(pickDefaults(asked, {}, defaults)).not.toHaveProperty('other')
  })
})

describe('a change', () => {
  const before = { name: 'A', code: null, days: 5, tags: ['a'], place: { city: 'Lahore' } }

  it('is what differs from the record', () => {
    expect(listChanges(fields, { ...before, code: '' }, before)).toEqual({})
    expect(listChanges(fields, { ...before, name: 'B', code: 'X' }, before)).toEqual({ name: 'B', code: 'X' })
    expect(listChanges(fields, { ...before, tags: [] }, before)).toEqual({ tags: [] })
    expect(listChanges(fields, { name: '' }, before)).toEqual({ name: '' })
  })
})

describe('a field of a record that is changed', () => {
  it.each([
    ['a text that takes at least one letter', { type: 'string', minLength: 1 }, 'Ayesha', true],
    ['a count', { type: 'integer' }, 30, true],
    ['a choice', { type: 'string', enum: ['active', 'inactive'] }, 'active', true],
    ['a day', { type: 'string', format: 'date' }, '2026-01-31', true],
    ['an amount', { type: 'string', decimals: 'currency', expected: 'an amount' }, '5.00', true],
    ['a text that may be empty', { type: 'string' }, 'Pakistani', false],
    ['what may be nothing', { type: 'string', minLength: 1, nullable: true }, 'C-1', false],
    ['a list', { type: 'array' }, [7], false],
    ['a secret that is not shown again', { type: 'string', minLength: 1 }, undefined, false],
  ])('is asked for where it cannot be emptied: %s', (_what, facts, value, kept) => {
    expect(isKept(facts as Field, value)).toBe(kept)
  })
})

describe('a field that begins with some of its values', () => {
  const status = { type: 'string', enum: ['new', 'active', 'retired'] } as unknown as Field
  const offered = (isChange: boolean) =>
    shapeFields({ status }, { begins: { status: ['new', 'active'] } }, isChange).status?.enum

  it('offers those where a record is made, and all where one is changed', () => {
    expect(offered(false)).toEqual(['new', 'active'])
    expect(offered(true)).toEqual(['new', 'active', 'retired'])
  })
})

describe('a status that is changed', () => {
  const asked = {
    status: {
      type: 'string',
      enum: ['draft', 'open', 'closed', 'cancelled'],
      leads: { draft: ['open', 'cancelled'], open: ['closed'], closed: ['open'], cancelled: [] },
    },
    source: { type: 'string', enum: ['draft', 'referral'] },
  } as unknown as Fields
  const offered = (record: object) => offerMoves(asked, record as never).status?.enum

  it('offers what it is, and what it can become', () => {
    expect(offered({ status: 'draft' })).toEqual(['draft', 'open', 'cancelled'])
    expect(offered({ status: 'closed' })).toEqual(['open', 'closed'])
    expect(offered({ status: 'cancelled' })).toEqual(['cancelled'])
  })

  it('leaves other choices alone, and all of them where nothing is stored', () => {
    expect(offerMoves(asked, { status: 'open', source: 'draft' } as never).source?.enum).toHaveLength(2)
    expect(offered({})).toHaveLength(4)
  })
})

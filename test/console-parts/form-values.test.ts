// From what is typed into a form to what is sent.

import { listChanges, makeBody } from '../../packages/console/records/forms/form-values.ts'
import type { Fields } from '../../packages/console/records/operation.ts'

const fields = {
  name: { type: 'string' },
  amount: { type: 'string', decimals: 'currency' },
  code: { type: 'string', nullable: true },
  days: { type: 'integer' },
  limit: { type: 'integer', nullable: true },
  tags: { type: 'array', items: { type: 'string' } },
  steps: { type: 'array', items: { type: 'object', ref: 'Step' } },
  place: { type: 'object', ref: 'Place', nullable: true },
  is_paid: { type: 'boolean' },
} as unknown as Fields
const schemas = {
  Step: { from: { type: 'string' }, rate: { type: 'string' }, count: { type: 'integer' } },
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

  it('has no empty field where something is made, and what is false or zero', () => {
    expect(created({ name: '', code: '', limit: '', is_paid: false, days: 0, tags: [] })).toEqual({
      is_paid: false,
      days: 0,
      tags: [],
    })
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

describe('a change', () => {
  const before = { name: 'A', code: null, days: 5, tags: ['a'], place: { city: 'Lahore' }, is_paid: true }

  it('is what differs from the record', () => {
    expect(listChanges(fields, { ...before, code: '' }, before)).toEqual({})
    expect(listChanges(fields, { ...before, name: 'B', code: 'X' }, before)).toEqual({ name: 'B', code: 'X' })
    expect(listChanges(fields, { ...before, tags: [], is_paid: false }, before)).toEqual({
      tags: [],
      is_paid: false,
    })
    expect(listChanges(fields, { name: '' }, before)).toEqual({ name: '' })
  })
})

// Which forms of the console the tests in a browser fill, and which fields they leave out: what is new is filled, too.

import { readdirSync } from 'node:fs'
import type { AnyOperation, Field, Value } from '../../packages/console/records/operation.ts'
import { fieldsOf, partsOf, readNounForms, readOperations } from '../support/browser/forms/contract-forms.ts'
import {
  compensation,
  elsewhere,
  filledElsewhere,
  notFilled,
  ofEmployee,
  parts,
  settings,
} from '../support/browser/forms/elsewhere.ts'
import { byKind, kindOf } from '../support/browser/forms/hints.ts'
import { ofFile } from '../support/browser/forms/wanted.ts'

let asking: AnyOperation[]
let filled: AnyOperation[]
beforeAll(async () => {
  const operations = await readOperations()
  asking = [...operations.values()].filter(
    operation =>
      operation.body !== undefined &&
      operation.method !== 'get' &&
      !isPreview(operation) &&
      !isOfSandbox(operation),
  )
  const pages = (await readNounForms()).flatMap(({ create, change }) => [create?.id, change?.id])
  const dialogs = [
    ...settings.map(({ change }) => change),
    ...ofEmployee.flatMap(({ create, change }) => [create, change]),
    compensation.change,
  ]
  filled = [...pages, ...dialogs].flatMap(id => operations.get(id ?? '') ?? [])
})

/** What is done with a record, in a dialog that has the fields of the forms that are filled. */
const isAction = ({ method, path }: AnyOperation): boolean => method === 'post' && /\{\w+\}\/\w+$/.test(path)

/** It is asked with what another form holds, and nobody fills it. */
const isPreview = ({ path }: AnyOperation): boolean => path.endsWith('/preview')

/** It takes a test key alone, so no page has a form for it. */
const isOfSandbox = ({ path }: AnyOperation): boolean => path.startsWith('/v1/sandbox/')

const remedy = 'fill it by test/support/browser/forms, or say in elsewhere.ts there why nobody does'

describe('the forms of the console', () => {
  it('are filled by a test, or it is said why not', () => {
    const known = [...filled.map(({ id }) => id), ...elsewhere]
    const unknown = asking.filter(operation => !known.includes(operation.id) && !isAction(operation))
    expect(unknown.map(({ id }) => `${id}: ${remedy}`)).toEqual([])
    expect(known.filter(id => known.indexOf(id) !== known.lastIndexOf(id))).toEqual([])
    expect(known.filter(id => !asking.some(operation => operation.id === id))).toEqual([])
  })

  it('are filled in every room that has some', async () => {
    const rooms = new Set((await readNounForms()).map(({ page }) => page.room))
    expect([...rooms].sort()).toEqual(Object.values(parts).flat().sort())
  })

  it('that nobody fills become fewer', () => {
    expect(Object.values(notFilled).flat().length).toBeLessThanOrEqual(4)
  })

  it('that are filled elsewhere name a test that is there', () => {
    const tests = readdirSync('test/console')
    expect(Object.keys(filledElsewhere).filter(file => !tests.includes(file))).toEqual([])
  })

  it('of actions have no kind of field that no filled one has', () => {
    const known = new Set(filled.flatMap(operation => kindsOf(operation)))
    const acting = asking.filter(operation => isAction(operation) && !elsewhere.includes(operation.id))
    expect(acting.flatMap(kindsOf).filter(kind => !known.has(kind))).toEqual([])
  })

  it('have fields that are filled, but for those that become fewer', () => {
    const all = filled.flatMap(operation => [
      ...Object.keys(fieldsOf(operation)).map(field => `${kindOf(operation)}.${field}`),
      `${kindOf(operation)}.id`,
    ])
    const hinted = Object.entries(byKind).flatMap(([kind, fields]) =>
      Object.entries(fields).map(([field, hint]) => ({ place: `${kind}.${field}`, hint })),
    )
    expect(hinted.map(({ place }) => place).filter(place => !all.includes(place))).toEqual([])
    const exceptions = (of: 'skip' | 'unread' | 'keeps') =>
      hinted.filter(({ hint }) => hint[of] !== undefined)
    expect(exceptions('skip').length).toBeLessThanOrEqual(5)
    expect(exceptions('unread').length).toBeLessThanOrEqual(2)
    expect(exceptions('keeps').length).toBeLessThanOrEqual(4)
  })
})

/** Which controls a form has, such as a day or a choice of records. */
function kindsOf(operation: AnyOperation): string[] {
  const walk = (fields: Readonly<Record<string, Field>>): string[] =>
    Object.entries(fields).flatMap(([name, facts]) => {
      if (ofFile.includes(name)) return ['file']
      const inner = facts.type === 'array' ? (facts.items ?? facts) : facts
      const parts = inner.type === 'object' ? walk(partsOf(inner, operation.schemas)) : []
      return [`${facts.type === 'array' ? 'list of ' : ''}${kindOfValue(inner)}`, ...parts]
    })
  return walk(fieldsOf(operation))
}

function kindOfValue({ type, format, references, enum: choices, decimals, ref = '' }: Value): string {
  if (references !== undefined) return 'record'
  if (choices) return 'choice'
  if (decimals !== undefined) return 'decimal'
  return ref.endsWith('TimeOfDay') ? 'time' : (format ?? type)
}

// The forms of the console as the contract has them: which operation makes and which changes a record, and what each field takes.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnyOperation, Fields, Schemas, Value } from '../../../../packages/console/records/operation.ts'
import { readContract } from '../../../../scripts/contract.ts'
import { type RoomPage, readRooms } from '../rooms.ts'
import { elsewhere } from './elsewhere.ts'

const folder = resolve(import.meta.dirname, '../../../../packages/console')

/** Every operation that the console can ask for, by its name. */
export async function readOperations(): Promise<ReadonlyMap<string, AnyOperation>> {
  const files = readdirSync(join(folder, 'gen/operations'))
  const loaded = await Promise.all(files.map(file => import(join(folder, 'gen/operations', file))))
  const all = loaded.flatMap(file => Object.values(file as Record<string, AnyOperation>))
  return new Map(all.filter(({ id }) => id !== undefined).map(operation => [operation.id, operation]))
}

const isElsewhere = (id: string): boolean => elsewhere.includes(id)

/** The pages of one kind of record that make a record and change one. */
export interface NounForms {
  readonly page: RoomPage
  readonly create: AnyOperation | undefined
  readonly change: AnyOperation | undefined
  readonly get: AnyOperation | undefined
  readonly list: AnyOperation | undefined
}

export async function readNounForms(): Promise<NounForms[]> {
  const operations = await readOperations()
  return readRooms().flatMap(page => {
    // Neither the room of one's own nor that of a team has forms of kinds; their actions have journeys of their own.
    if (page.kind === undefined || ['my', 'team'].includes(page.room)) return []
    const of = (verb: string) =>
      operations.get(`${verb}${page.kind}`) ?? operations.get(`${verb}${page.kind?.replace(/Detail$/, '')}`)
    const made = operations.get(page.create ?? '') ?? of('create')
    const create = made === undefined || made.path.includes('{') || isElsewhere(made.id) ? undefined : made
    const list = [...operations.values()].find(({ isList, result }) => isList && result === page.kind)
    const forms = { page, create, change: of('update'), get: of('get'), list }
    return forms.create || forms.change ? [forms] : []
  })
}

/** What the form of an operation asks for. */
export const fieldsOf = ({ schemas, body = '' }: AnyOperation): Fields => schemas[body] ?? {}

/** Whether what is changed was made by a form, whose schema stands beside. */
export const hasCreate = ({ schemas, body = '' }: AnyOperation): boolean =>
  body.replace(/Update$/, 'Create') in schemas && body.endsWith('Update')

/** The fields of an object, or of each in a list. */
export const partsOf = (facts: Value, schemas: Schemas): Fields =>
  facts.fields ?? schemas[facts.ref ?? ''] ?? {}

interface Written {
  readonly $ref?: string
  readonly allOf?: readonly Written[]
  readonly properties?: Readonly<Record<string, Written>>
  readonly examples?: readonly unknown[]
  readonly items?: Written
}

const { schemas: written } = (
  readContract().document as unknown as { components: { schemas: Readonly<Record<string, Written>> } }
).components

const resolveRef = ({ $ref }: Written): Written => written[$ref?.split('/').at(-1) ?? ''] ?? {}

function findProperty(schema: Written, name: string): Written | undefined {
  const parts = [schema, ...(schema.allOf ?? []), ...(schema.$ref ? [resolveRef(schema)] : [])]
  return parts
    .map(part => part.properties?.[name] ?? (part === schema ? undefined : findProperty(part, name)))
    .find(found => found !== undefined)
}

/** The contract's examples of a field, its own before those of what it is. */
export function examplesOf(schema: string, name: string): readonly unknown[] {
  const field = findProperty(written[schema] ?? {}, name) ?? {}
  const own = field.examples ?? resolveRef(field).examples ?? []
  const ofItems = field.items && (field.items.examples ?? resolveRef(field.items).examples)
  return own.length > 0 || !ofItems ? own : [ofItems]
}

const words = Object.assign(
  {},
  ...['shell', 'records'].map(part =>
    JSON.parse(readFileSync(join(folder, `words/en/${part}.json`), 'utf8')),
  ),
) as Readonly<Record<string, string>>

/** What the console calls a field. */
export function nameField(name: string): string {
  const plain = name.replace(/_id$/, '').replaceAll(/[_.]/g, ' ')
  return words[`field.${name}`] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
}

export const sayWord = (id: string): string => words[id] ?? id

// The table of rooms as the tests read it: which pages the console has, from the files that list them.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type OperationId, operations } from '@muster/contract'

const pages = resolve(import.meta.dirname, '../../../packages/console/pages')

export interface RoomPage {
  readonly room: string
  readonly path: string
  /** The kind of record of the pages that are made of a noun. */
  readonly kind: string | undefined
  readonly create: OperationId | undefined
  /** The file that the page is made of, from the folder of all pages. */
  readonly file: string
}

const entry = /'(?<path>\/[^']*)': \{(?<facts>[^{}]*?)load: \(\) => import\('\.\/(?<file>[^']+)'\)/g
const fact = (facts: string, name: string): string | undefined =>
  new RegExp(`${name}: '?(\\w+)`).exec(facts)?.[1]

/** As the console finds it: the operation that is called so, unless the room says another or none. */
function findCreate(facts: string): OperationId | undefined {
  const kind = fact(facts, 'kind')
  const create = fact(facts, 'create') ?? `create${kind}`
  return kind !== undefined && create in operations ? (create as OperationId) : undefined
}

export function readRooms(): RoomPage[] {
  const rooms = readdirSync(pages).filter(room => readdirSync(join(pages, room)).includes('room.ts'))
  return rooms.flatMap(room => {
    const text = readFileSync(join(pages, room, 'room.ts'), 'utf8')
    const found = [...text.matchAll(entry)].map(({ groups: { path = '', facts = '', file = '' } = {} }) => ({
      room,
      path,
      kind: fact(facts, 'kind'),
      create: findCreate(facts),
      file: `${room}/${file}`,
    }))
    if (found.length !== text.split('load:').length - 1)
      throw new Error(`A page of ${room}/room.ts is written so that the tests cannot read it.`)
    return found
  })
}

// Identifiers: the prefix of an object and a time-ordered UUIDv7 in base32 (the TypeID form), made by the application.

import type { SandboxId } from '@muster/db'
import { typeidUnboxed } from 'typeid-js'
import { idPrefixes } from '../gen/id-prefixes.ts'

/** An object that is stored under an id. */
export type StoredObject = keyof typeof idPrefixes

export function newId(object: StoredObject): string {
  return typeidUnboxed(idPrefixes[object])
}

/** Of a workspace beside a live one, whose id says what it is. */
export const newSandboxId = (): SandboxId => typeidUnboxed('sbx') as SandboxId

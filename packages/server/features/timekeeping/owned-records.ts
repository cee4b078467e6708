// Owned records: a request is decided or cancelled while its employee is locked.

import type { Context } from '../../http/context.ts'
import { type OwnFacts, readOwner } from './timekeeping-facts.ts'

interface Owned<Item> {
  find(call: Context, id: string): Promise<Item>
  lock(call: Context, id: string): Promise<Item>
}

/** The record that the path names, once nothing else of its employee can change. A 409 where the employee is deleted. */
export async function lockOwned<Item extends { readonly employee_id: string }>(
  store: Owned<Item>,
  call: Context & { readonly path: { readonly id: string } },
): Promise<{ readonly own: OwnFacts; readonly before: Item }> {
  const { employee_id } = await store.find(call, call.path.id)
  const own = await readOwner(call.db, employee_id)
  return { own, before: await store.lock(call, call.path.id) }
}

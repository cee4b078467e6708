// List counts: how many records a list has, as whoever asks may see them.

import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { Calling } from '../../../http/as-caller.ts'
import type { ListCount } from '../../../http/context.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import { invalidField, Problem } from '../../../http/problem.ts'
import { assertMayList, findList } from '../../../resource/list-operations.ts'
import { checkListInput } from '../../../resource/lists/list-input.ts'

export interface CountServices {
  /** Every operation, for the list is asked as a page of it is. */
  readonly openCalls: () => CallServices
}

export default ({ openCalls }: CountServices) =>
  ({
    async getListCount(call) {
      const services = openCalls()
      assertMayList(call.caller, call.query)
      const list = findList(call.query.list)
      const { path, query } = await checkListInput(list, call.query, services.validation)
      let found: ListCount | undefined
      const tellCount = (count: ListCount): void => {
        found = count
      }
      const { db, now } = call
      const first = { ...query, limit: 1 }
      const asking = new Calling(services, call.caller, false)
      await asking.read(list.id, { path, query: first }, { db, now, tellCount }).catch(nameParent)
      return { count: found?.records ?? null, is_more: found?.isMore ?? false }
    },
  }) satisfies HandlersFor<'list_counts'>

/** What a page of the list cannot find is the record that it belongs to, which is named in the query here. */
function nameParent(error: unknown): never {
  throw error instanceof Problem && error.code === 'not_found'
    ? invalidField('list_of', say`names no record of this workspace`)
    : error
}

// Law values: what the workspace confirms of its law pack, and what it enters where the pack leaves a value open.

import type { LawValue } from '@muster/contract'
import { type Db, type Given, lit, prepared } from '@muster/db'
import { checkLawValue } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { assertLive, resource } from '../../../resource/resource.ts'
import { requirePack } from '../inputs/pack.ts'

const values = resource('LawValue')

type Named = Pick<LawValue, 'parameter' | 'effective_from'>

const selectLawValueOfDay = prepared('law_value_of_day', (query, given: Given<Named>) =>
  query
    .selectFrom('law_values')
    .select(['id', 'value'])
    .where('workspace_id', '=', given.workspace_id)
    .where('parameter', '=', given.parameter)
    .where('effective_from', '=', given.effective_from)
    .where('deleted', '=', lit(false)),
)

/** Of two at once the unique index refuses the later one. */
async function assertFirst(db: Db, { parameter, effective_from }: Named): Promise<void> {
  const [other] = await db.run(selectLawValueOfDay, { parameter, effective_from })
  if (!other) return
  const done = other.value === null ? say`is confirmed` : say`is entered as ${other.value}`
  throw conflict(say`${parameter} from ${effective_from} ${done} already; change or delete that one.`)
}

function check(call: Context, draft: Named & { readonly value: string | null }): void {
  const mistake = checkLawValue(requirePack(call), draft)
  if (mistake) throw invalid([mistake])
}

export default {
  listLawValues: values.list,
  getLawValue: values.get,
  deleteLawValue: values.delete,

  async createLawValue(call) {
    const { parameter, effective_from, value = null } = call.body
    check(call, { parameter, effective_from, value })
    await assertFirst(call.db, { parameter, effective_from })
    return values.create(call)
  },

  async updateLawValue(call) {
    const before = await values.lock(call, call.path.id)
    assertLive('law value', before)
    check(call, { ...before, ...call.body })
    return values.write(call, before, { ...call.body })
  },
} satisfies HandlersFor<'law_values'>

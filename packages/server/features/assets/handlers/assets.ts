// Assets: what the company owns, from its purchase until it is retired.

import { type Given, prepared } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { invalidField } from '../../../http/problem.ts'
import { assets, moveAsset } from '../assets.ts'

const categoryOf = prepared('category_of_asset', (query, given: Given<{ id: string }>) =>
  query
    .selectFrom('asset_categories')
    .select(['name', 'is_active'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

/** A 400 where a newly chosen category is no longer in use. */
async function assertInUse({ db }: Context, id: string | undefined): Promise<void> {
  if (id === undefined) return
  const [category] = await db.run(categoryOf, { id })
  if (category && !category.is_active)
    throw invalidField('asset_category_id', say`names ${category.name}, which is not active`)
}

export default {
  listAssets: assets.list,
  getAsset: assets.get,

  async createAsset(call) {
    await assertInUse(call, call.body.asset_category_id)
    return assets.create(call)
  },

  async updateAsset(call) {
    const before = await assets.lock(call, call.path.id)
    const { asset_category_id } = call.body
    if (asset_category_id !== before.asset_category_id) await assertInUse(call, asset_category_id)
    return assets.write(call, before, { ...call.body })
  },

  async repairAsset(call) {
    const { id } = await assets.lockFor(call, 'repairAsset')
    return moveAsset(call, id, { status: 'in_repair', current_assignment_id: null, condition: null })
  },

  async restoreAsset(call) {
    const { id } = await assets.lockFor(call, 'restoreAsset')
    const condition = call.body?.condition ?? null
    return moveAsset(call, id, { status: 'available', current_assignment_id: null, condition })
  },

  async retireAsset(call) {
    const { id, status, asset_tag } = await assets.lockFor(call, 'retireAsset')
    audit(call, 'asset.retired', id, { asset_tag, status })
    return moveAsset(call, id, { status: 'retired', current_assignment_id: null, condition: null })
  },
} satisfies HandlersFor<'assets'>

// Asset assignments: an asset is issued to an employee, comes back or is lost.

import type { AssetAssignment } from '@muster/contract'
import { type Given, prepared, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today, type WriteContext } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { assertNotAhead } from '../../../resource/checks.ts'
import { assertStatus, type OperationOn } from '../../../resource/states.ts'
import { assets, moveAsset } from '../assets.ts'
import { assignments } from '../assignments.ts'

const { selected } = assignments.fields

const lastDayOf = prepared('last_day_of_holder', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('employees')
    .select(['employee_code', 'separation_date'])
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.employee_id),
)

interface End {
  readonly status: 'returned' | 'lost'
  readonly returned_on: string | null
  readonly condition_on_return: AssetAssignment['condition_on_return']
  readonly notes: string | null
}

const endAssetAssignment = statement<AssetAssignment, End & { id: string }>(
  'end_asset_assignment',
  `update asset_assignments set status = :status::text, returned_on = :returned_on::date,
     condition_on_return = :condition_on_return::text, notes = :notes::text, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const acknowledgeAssetAssignmentRow = statement<AssetAssignment, { id: string }>(
  'acknowledge_asset_assignment',
  `update asset_assignments set acknowledged_at = made.at, updated_at = made.at from (select stamp() as at) as made
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

type Named = WriteContext & { readonly path: { readonly id: string } }

/** The assignment and its asset, locked in this order: asset, assignment. A 409 where the asset is no longer held. */
async function lockHeld(call: Named, operation: OperationOn<'AssetAssignment'>) {
  const { asset_id } = await assignments.find(call, call.path.id)
  const asset = await assets.lock(call, asset_id)
  return { asset, before: await assignments.lockFor(call, operation) }
}

async function assertEmployed({ db }: Context, employee_id: string, issued_on: string): Promise<void> {
  const [holder] = await db.run(lastDayOf, { employee_id })
  const last = holder?.separation_date
  if (last && last < issued_on)
    throw invalidField(
      'employee_id',
      say`names ${holder.employee_code}, who left on ${last}, before ${issued_on}`,
    )
}

/** What comes back in a bad state goes to repair first. */
const needsRepair: readonly (string | null)[] = ['poor', 'damaged']

export default {
  listAssetAssignments: assignments.list,
  getAssetAssignment: assignments.get,

  async createAssetAssignment(call) {
    const { asset_id, employee_id, condition_on_issue, issued_on = today(call) } = call.body
    assertNotAhead(call, 'issued_on', issued_on)
    await assignments.check(call, call.body)
    await assertEmployed(call, employee_id, issued_on)
    const asset = await assets.lock(call, asset_id)
    assertStatus('Asset', asset, 'available')
    const condition = condition_on_issue ?? asset.condition
    const issued = await assignments.insert(call, { ...call.body, issued_on, condition_on_issue: condition })
    await moveAsset(call, asset_id, { status: 'assigned', current_assignment_id: issued.id, condition })
    return issued
  },

  async updateAssetAssignment(call) {
    const { before } = await lockHeld(call, 'updateAssetAssignment')
    return assignments.write(call, before, { ...call.body })
  },

  async acknowledgeAssetAssignment(call) {
    const { before } = await lockHeld(call, 'acknowledgeAssetAssignment')
    if (before.acknowledged_at)
      throw conflict(say`The receipt of this asset was confirmed already, at ${before.acknowledged_at}.`)
    const [item] = await call.db.run(acknowledgeAssetAssignmentRow, { id: before.id })
    return markExact(item!)
  },

  async returnAssetAssignment(call) {
    const { asset, before } = await lockHeld(call, 'returnAssetAssignment')
    const { returned_on = today(call), notes = before.notes } = call.body ?? {}
    assertNotAhead(call, 'returned_on', returned_on)
    const condition = call.body?.condition_on_return ?? asset.condition
    const end = { status: 'returned', returned_on, condition_on_return: condition, notes } as const
    const [item] = await call.db.run(endAssetAssignment, { ...end, id: before.id })
    const status = needsRepair.includes(condition) ? 'in_repair' : 'available'
    await moveAsset(call, asset.id, { status, current_assignment_id: null, condition })
    return markExact(item!)
  },

  async loseAssetAssignment(call) {
    const { asset, before } = await lockHeld(call, 'loseAssetAssignment')
    const { notes = before.notes } = call.body ?? {}
    const end = { status: 'lost', returned_on: null, condition_on_return: null, notes } as const
    const [item] = await call.db.run(endAssetAssignment, { ...end, id: before.id })
    await moveAsset(call, asset.id, { status: 'lost', current_assignment_id: null, condition: null })
    audit(call, 'asset_assignment.lost', before.id, { asset_id: asset.id, employee_id: before.employee_id })
    return markExact(item!)
  },
} satisfies HandlersFor<'asset_assignments'>

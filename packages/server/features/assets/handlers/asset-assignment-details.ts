// Asset assignments in the console: with their asset and employee, and whether a leaver has to return the asset.

import type { AssetAssignmentDetail } from '@muster/contract'
import { statement } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { assignments, leaves } from '../assignments.ts'

type Shown = Omit<AssetAssignmentDetail, 'object' | 'assignment'>

const selectHoldersOfAssets = statement<Shown, { ids: readonly string[] }>(
  'holders_of_assets',
  `select t.id, a.asset_tag, a.name as asset_name, e.employee_code, e.separation_date,
     t.status = 'issued' and ${leaves} as is_return_due
   from asset_assignments t
   join assets a on a.workspace_id = :workspace_id and a.id = t.asset_id
   join employees e on e.workspace_id = :workspace_id and e.id = t.employee_id
   where t.workspace_id = :workspace_id and t.id = any(:ids)`,
)

export default {
  async listAssetAssignmentDetails(call) {
    const { data, ...rest } = await assignments.page(call)
    const found =
      data.length > 0 ? await call.db.run(selectHoldersOfAssets, { ids: data.map(({ id }) => id) }) : []
    const byId = new Map(found.map(({ id, ...more }) => [id, more]))
    const details = data.map((assignment): AssetAssignmentDetail => {
      const { id } = assignment
      const { asset_tag, asset_name, employee_code, separation_date, is_return_due } = byId.get(id)!
      const object = 'asset_assignment_detail' as const
      return { object, id, asset_tag, asset_name, employee_code, separation_date, is_return_due, assignment }
    })
    return markExact({ data: details, ...rest })
  },
} satisfies HandlersFor<'asset_assignment_details'>

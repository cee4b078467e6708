// Assets as records: read by their tag too, and moved to the next status.

import type { Asset } from '@muster/contract'
import { statement } from '@muster/db'
import type { Inside } from '../../http/context.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { resource } from '../../resource/resource.ts'

export const assets = resource('Asset', {
  filters: { asset_tag: { asset_tag_folded: '= folded(:asset_tag)' } },
  computed: {
    holder_id: `(select t.employee_id from asset_assignments t
      where t.workspace_id = assets.workspace_id and t.id = assets.current_assignment_id)`,
  },
})

type AssetStatus = Asset['status']

interface Move {
  readonly status: AssetStatus
  /** The assignment by which it is held; null unless it is assigned. */
  readonly current_assignment_id: string | null
  /** Null where it does not change. */
  readonly condition: Asset['condition'] | null
}

const moveAssetRow = statement<Asset, Move & { id: string }>(
  'move_asset',
  `update assets set status = :status::text, current_assignment_id = :current_assignment_id::text,
     condition = coalesce(:condition::text, condition), updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${assets.fields.selected}`,
)

/** Moves a locked asset. */
export async function moveAsset({ db }: Inside, id: string, move: Move): Promise<Asset> {
  const [asset] = await db.run(moveAssetRow, { ...move, id })
  return markExact(asset!)
}

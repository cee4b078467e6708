// Assets as records: read by their tag too, locked in a status, and moved to the next.

import type { Asset } from '@muster/contract'
import { statement } from '@muster/db'
import type { Inside } from '../../http/context.ts'
import { listAlternatives } from '../../http/nouns.ts'
import { conflict } from '../../http/problem.ts'
import { markExact } from '../../http/response/response-fields.ts'
import { resource } from '../../resource/resource.ts'

export const assets = resource('Asset', {
  filters: { asset_tag: { asset_tag_folded: '= folded(:asset_tag)' } },
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

/** The asset, locked until the transaction ends. A 409 where it has none of the statuses. */
export async function lockAsset(call: Inside, id: string, ...statuses: AssetStatus[]): Promise<Asset> {
  const asset = await assets.lock(call, id)
  if (statuses.includes(asset.status)) return asset
  const held = asset.current_assignment_id ? ` under ${asset.current_assignment_id}` : ''
  throw conflict(
    `The asset ${asset.asset_tag} is ${asset.status}${held}; this is possible only while it is ${listAlternatives(statuses)}.`,
  )
}

/** Moves a locked asset. */
export async function moveAsset({ db }: Inside, id: string, move: Move): Promise<Asset> {
  const [asset] = await db.run(moveAssetRow, { ...move, id })
  return markExact(asset!)
}

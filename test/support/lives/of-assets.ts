// Assets and who has them, in each state.

import { type AssetWorkspace, issue, makeAssetWorkspace } from '../fixtures/assets.ts'
import { inConsole } from '../fixtures/console.ts'
import type { Kind, Life, RecordInState } from './life.ts'

let tags = 0

async function addAsset(workspace: AssetWorkspace): Promise<string> {
  const body = { asset_tag: `TAG-${++tags}`, name: 'Loom', asset_category_id: workspace.category }
  return (await inConsole(workspace, 'createAsset', { body })).id
}

async function addIssued(workspace: AssetWorkspace) {
  const asset = await addAsset(workspace)
  const { id } = await issue(workspace, { asset_id: asset })
  return { asset, assignment: { id: id as string, rows: [`/assets/${asset}`] } }
}

async function liveAssets(): Promise<Life> {
  const workspace = await makeAssetWorkspace()
  const assigned = await addIssued(workspace)
  const lost = await addIssued(workspace)
  await inConsole(workspace, 'loseAssetAssignment', { id: lost.assignment.id })
  const inRepair = await addAsset(workspace)
  await inConsole(workspace, 'repairAsset', { id: inRepair })
  const retired = await addAsset(workspace)
  await inConsole(workspace, 'retireAsset', { id: retired })
  const records = {
    available: { id: workspace.asset },
    assigned: { id: assigned.asset },
    in_repair: { id: inRepair },
    lost: { id: lost.asset },
    retired: { id: retired },
  }
  return { workspace, records }
}

async function liveAssignments(): Promise<Life> {
  const workspace = await makeAssetWorkspace()
  const steps = {
    issued: [],
    'issued, acknowledged': ['acknowledgeAssetAssignment'],
    returned: ['returnAssetAssignment'],
    lost: ['loseAssetAssignment'],
  } as const
  const records: Record<string, RecordInState> = {}
  for (const [state, operations] of Object.entries(steps)) {
    const { assignment } = await addIssued(workspace)
    for (const operation of operations) await inConsole(workspace, operation, { id: assignment.id })
    records[state] = assignment
  }
  return { workspace, records }
}

export const assets: Kind = {
  collections: ['assets'],
  page: '/assets',
  bodies: { updateAsset: { notes: 'Oiled' } },
  live: liveAssets,
}

export const assetAssignments: Kind = {
  collections: ['asset_assignments'],
  page: '/assets/assignments',
  bodies: { updateAssetAssignment: { notes: 'Second shift' } },
  refusals: { acknowledgeAssetAssignment: /was confirmed already/ },
  live: liveAssignments,
}

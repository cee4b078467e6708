// The demo's assets: laptops and phones, most of them issued, one back, one in repair, one lost and one retired.

import { statement } from '@muster/db'
import { addDays, type Day } from '@muster/engine'
import { newId } from '../../../resource/ids.ts'
import { insertIn, type SeedRow } from '../rows.ts'
import type { Demo } from './organisation.ts'

// Name, code, parent.
const categories = [
  ['Equipment', 'EQP', null],
  ['Laptops', 'LAP', 'Equipment'],
  ['Phones', 'PHN', 'Equipment'],
] as const

interface Owned {
  readonly category: 'Laptops' | 'Phones'
  readonly name: string
  readonly cost: string
  readonly status: 'available' | 'assigned' | 'in_repair' | 'lost' | 'retired'
  /** The index of the post that has or had it. */
  readonly n?: number
}

const laptop = { category: 'Laptops', name: 'ThinkPad T14', cost: '265000.00' } as const
const phone = { category: 'Phones', name: 'Galaxy A35', cost: '92000.00' } as const

const owned: readonly Owned[] = [
  ...[0, 1, 2, 4, 5, 6, 10, 45, 46, 47].map(n => ({ ...laptop, status: 'assigned', n }) as const),
  { ...laptop, status: 'available', n: 48 },
  { ...laptop, status: 'in_repair' },
  { ...laptop, status: 'retired' },
  // The third has left, and still has it.
  ...[0, 3, 21].map(n => ({ ...phone, status: 'assigned', n }) as const),
  { ...phone, status: 'lost', n: 40 },
]

// An assignment names its asset, so the asset is there before it is assigned.
const placeAssetsOfDemo = statement<unknown, { places: string }>(
  'place_assets_of_demo',
  `update assets a set status = p.status, current_assignment_id = p.assignment
   from json_to_recordset(:places::json) as p (id text, status text, assignment text)
   where a.workspace_id = :workspace_id and a.id = p.id`,
)

export async function demoAssets({ database, workspaceId, employees, today }: Demo): Promise<void> {
  const ids = new Map<string, string>(categories.map(([name]) => [name, newId('AssetCategory')]))
  const rows = categories.map(([name, code, parent]) => ({
    id: ids.get(name)!,
    name,
    code,
    parent_id: parent && ids.get(parent)!,
    is_active: true,
  }))
  const made = owned.map((asset, at) => {
    const category = ids.get(asset.category)!
    const employee = asset.n === undefined ? undefined : employees[asset.n]
    return makeRows(asset, { at, category, employee, today })
  })
  await database.write(workspaceId, async db => {
    await insertIn(db, 'asset_categories', rows)
    await insertIn(
      db,
      'assets',
      made.map(({ asset }) => asset),
    )
    await insertIn(
      db,
      'asset_assignments',
      made.flatMap(({ assignments }) => assignments),
    )
    await db.run(placeAssetsOfDemo, { places: JSON.stringify(made.map(({ place }) => place)) })
  })
}

interface Place {
  readonly at: number
  readonly category: string
  readonly employee: string | undefined
  readonly today: Day
}

function makeRows({ name, cost, status }: Owned, { at, category, employee, today }: Place) {
  const bought = addDays(today, -400 + at)
  const [id, assignment] = [newId('Asset'), newId('AssetAssignment')]
  const asset: SeedRow = {
    id,
    asset_tag: `IVT-${String(at + 1).padStart(4, '0')}`,
    name,
    asset_category_id: category,
    manufacturer: name.startsWith('Think') ? 'Lenovo' : 'Samsung',
    purchase_date: bought,
    purchase_cost: cost,
    warranty_expiry_date: addDays(bought, 730),
    condition: status === 'in_repair' || status === 'retired' ? 'poor' : 'good',
  }
  const returned = status === 'available' ? { on: addDays(today, -5), condition: 'good' } : undefined
  const held = { assigned: 'issued', lost: 'lost' }[status as string] ?? 'returned'
  const assignments = employee ? [holding()] : []
  return { asset, assignments, place: { id, status, assignment: status === 'assigned' ? assignment : null } }

  function holding(): SeedRow {
    return {
      id: assignment,
      asset_id: id,
      employee_id: employee,
      issued_on: addDays(today, -40),
      returned_on: returned?.on ?? null,
      condition_on_issue: 'good',
      condition_on_return: returned?.condition ?? null,
      status: held,
    }
  }
}

// Salaries in volume: two structures whose entries have twelve lines, and the packages of many different salaries.

import type { Db } from '@muster/db'
import { type Earning, insertStructures, packageLines, type Structure } from '../salary-rows.ts'

const earnings: readonly Earning[] = [
  ['BASIC', 'Basic salary', 'basic'],
  ['HRA', 'House rent allowance', 'allowance'],
  ['MED', 'Medical allowance', 'allowance'],
  ['CONV', 'Conveyance allowance', 'allowance'],
  ['FUEL', 'Fuel allowance', 'allowance'],
  ['MEAL', 'Meal allowance', 'allowance'],
  ['SPECIAL', 'Special allowance', 'allowance'],
]
const rest = '= GROSS - BASIC - HRA - MED - CONV - FUEL - MEAL'

// With tax and old-age benefits of both sides, an entry has twelve lines.
const staff: Structure = {
  name: 'Staff',
  description: 'Seven earnings and the provident fund',
  terms: {
    BASIC: '50',
    HRA: '20',
    MED: '10',
    CONV: '8',
    FUEL: '5',
    MEAL: '4',
    SPECIAL: rest,
    PF_EE: '8.33',
    PF_ER: '8.33',
  },
}
const management: Structure = {
  name: 'Management',
  description: 'As for staff, with more fuel and less house rent',
  terms: {
    BASIC: '50',
    HRA: '15',
    MED: '10',
    CONV: '5',
    FUEL: '13',
    MEAL: '4',
    SPECIAL: rest,
    PF_EE: '8.33',
    PF_ER: '8.33',
  },
}

/** As many different salaries. */
export const bands = 200
/** A raise goes up by so many of them. */
export const raiseBands = 10
/** Those from here on are of the management. */
const firstOfManagement = 180

/** What somebody earns. */
export interface Package {
  readonly band: number
  readonly structure: string
  readonly gross_salary: string
  readonly lines: ReturnType<typeof packageLines>
}

/** Makes the structures, and a package for each band and for a raise from it. */
export async function makePackages(db: Db): Promise<Package[]> {
  const { components, ids } = await insertStructures(db, earnings, [staff, management])
  return Array.from({ length: bands + raiseBands }, (_, band) => {
    const structure = band < firstOfManagement ? staff : management
    const gross_salary = `${45_000 + band * 1_237}.00`
    const lines = packageLines(structure, gross_salary, components)
    return { band, structure: ids.get(structure.name)!, gross_salary, lines }
  })
}

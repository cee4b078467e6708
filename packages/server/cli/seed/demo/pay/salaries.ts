// The demo's salaries: components, three structures, and what each employee earns, with a raise within a month.

import type { Db } from '@muster/db'
import { addDays, addMonths, type Day } from '@muster/engine'
import { newId } from '../../../../resource/ids.ts'
import { insertIn } from '../../rows.ts'
import {
  type Earning,
  insertStructures,
  type MadeStructures,
  packageLines,
  type Structure,
} from '../../salary-rows.ts'
import { findJoiningDate } from '../employees.ts'
import type { Demo } from '../organisation.ts'
import { posts } from '../posts.ts'

const components: readonly Earning[] = [
  ['BASIC', 'Basic salary', 'basic'],
  ['HRA', 'House rent allowance', 'allowance'],
  ['MED', 'Medical allowance', 'allowance'],
  ['CONV', 'Conveyance allowance', 'allowance'],
  ['SHIFT', 'Shift allowance', 'allowance'],
  ['CAR', 'Car allowance', 'allowance'],
]

// The last allowance takes what the others leave.
const staff: Structure = {
  name: 'Monthly staff',
  description: 'Basic, house rent, medical and conveyance',
  terms: { BASIC: '60', HRA: '27', MED: '6', CONV: '= GROSS - BASIC - HRA - MED' },
}
const mill: Structure = {
  name: 'Mill workers',
  description: 'As for monthly staff, with an allowance for shifts',
  terms: { BASIC: '65', HRA: '20', MED: '6', SHIFT: '= GROSS - BASIC - HRA - MED' },
}
const management: Structure = {
  name: 'Management',
  description: 'With a car, and with the provident fund',
  terms: {
    BASIC: '60',
    HRA: '= MIN(BASIC * 0.45, 150000)',
    MED: '6',
    CAR: '= GROSS - BASIC - HRA - MED',
    PF_EE: '8.33',
    PF_ER: '8.33',
  },
}
const structures = [staff, mill, management]

/** By the index of the post. */
const structureOf = (n: number): Structure => {
  const { branch, shift } = posts[n]!
  if (shift === 'Management') return management
  return branch === 'Faisalabad Mill' ? mill : staff
}

/** The index of the post that earned less until the middle of a month. */
const raised = 40

export async function demoSalaries({ database, workspaceId, employees, today }: Demo): Promise<void> {
  await database.write(workspaceId, async db => {
    const made = await insertStructures(db, components, structures)
    await assign(
      db,
      employees.flatMap((employee_id, n) => listAssigned(employee_id, n, today)),
      made,
    )
  })
}

interface Assigned {
  readonly employee_id: string
  readonly structure: Structure
  readonly gross_salary: string
  readonly effective_from: Day
  readonly effective_to: Day | null
}

function listAssigned(employee_id: string, n: number, today: Day): Assigned[] {
  const { salary } = posts[n]!
  const structure = structureOf(n)
  const effective_from = findJoiningDate(n, Temporal.PlainDate.from(today)).toString()
  const now = { employee_id, structure, gross_salary: `${salary}.00`, effective_from, effective_to: null }
  if (n !== raised) return [now]
  const raise = addDays(`${addMonths(today, -4).slice(0, 7)}-01`, 14)
  const former = { ...now, gross_salary: `${salary - 12_000}.00`, effective_to: addDays(raise, -1) }
  return [former, { ...now, effective_from: raise }]
}

async function assign(
  db: Db,
  all: readonly Assigned[],
  { ids, components: known }: MadeStructures,
): Promise<void> {
  const made = all.map(each => ({ ...each, id: newId('SalaryAssignment') }))
  const rows = made.map(({ structure, ...row }) => ({
    ...row,
    salary_structure_id: ids.get(structure.name),
  }))
  await insertIn(db, 'salary_assignments', rows)
  const lines = made.flatMap(({ id, structure, gross_salary }) =>
    packageLines(structure, gross_salary, known).map(line => ({
      id: newId('SalaryAssignmentComponent'),
      salary_assignment_id: id,
      ...line,
    })),
  )
  await insertIn(db, 'salary_assignment_components', lines)
}

// The demo's organisation: nested departments, ranked designations, branches, shifts and holidays.

import type { Database } from '@muster/db'
import type { Day } from '@muster/engine'
import type { Calling } from '../../../http/as-caller.ts'
import { newId, type StoredObject } from '../../../resource/ids.ts'
import { insertRows, type SeedRow } from '../rows.ts'
import { holidayRows } from './time/holidays.ts'

/** Ids by name, for the employees to refer to. */
export interface DemoOrganisation {
  readonly departments: ReadonlyMap<string, string>
  readonly designations: ReadonlyMap<string, string>
  readonly branches: ReadonlyMap<string, string>
  readonly employmentTypes: ReadonlyMap<string, string>
  readonly shifts: ReadonlyMap<string, string>
}

/** What leave and attendance build on. */
export interface Demo {
  readonly database: Database
  readonly workspaceId: string
  readonly organisation: DemoOrganisation
  /** In the order of the posts. */
  readonly employees: readonly string[]
  readonly now: Temporal.Instant
  readonly today: Day
}

/** The same with what operations are called with, as the operator who makes the demo. */
export interface DemoWithCalls extends Demo {
  readonly calls: Pick<Calling, 'call'>
}

// Name, code, parent.
const departments = [
  ['Management', 'MGT', null],
  ['Finance', 'FIN', 'Management'],
  ['Payroll', 'FIN-PAY', 'Finance'],
  ['Human Resources', 'HR', 'Management'],
  ['Recruitment', 'HR-REC', 'Human Resources'],
  ['Operations', 'OPS', 'Management'],
  ['Weaving', 'OPS-WEA', 'Operations'],
  ['Dyeing', 'OPS-DYE', 'Operations'],
  ['Quality Control', 'OPS-QC', 'Operations'],
  ['Sales', 'SAL', 'Management'],
  ['Export Sales', 'SAL-EXP', 'Sales'],
  ['Information Technology', 'IT', 'Management'],
] as const

// Name, lowest and highest monthly salary.
const payGrades = [
  ['Grade 1', '45000.00', '80000.00'],
  ['Grade 2', '75000.00', '140000.00'],
  ['Grade 3', '130000.00', '240000.00'],
  ['Grade 4', '220000.00', '420000.00'],
  ['Grade 5', '400000.00', '900000.00'],
] as const

// Name, code, level, pay grade.
const designations = [
  ['Chief Executive', 'CEO', 100, 'Grade 5'],
  ['Head of Department', 'HOD', 80, 'Grade 4'],
  ['Manager', 'MGR', 60, 'Grade 3'],
  ['Software Engineer', 'SWE', 50, 'Grade 3'],
  ['Accountant', 'ACC', 40, 'Grade 2'],
  ['HR Officer', 'HRO', 40, 'Grade 2'],
  ['Sales Executive', 'SEX', 40, 'Grade 2'],
  ['Supervisor', 'SUP', 30, 'Grade 2'],
  ['Quality Inspector', 'QCI', 20, 'Grade 1'],
  ['Machine Operator', 'OPR', 10, 'Grade 1'],
] as const

// Name, code, city, address, phone.
const branches = [
  ['Lahore Office', 'LHR', 'Lahore', '14-B Gulberg III', '+92 42 35870001'],
  ['Karachi Office', 'KHI', 'Karachi', '7th Floor, Clifton Block 4', '+92 21 35830002'],
  ['Faisalabad Mill', 'FSD', 'Faisalabad', '12 km Sargodha Road', '+92 41 8780003'],
  ['Islamabad Office', 'ISB', 'Islamabad', 'Blue Area, Jinnah Avenue', '+92 51 2800004'],
] as const

// Name, start, end, unpaid break, days off, attendance mode.
const shifts = [
  ['Morning', '06:00:00', '14:00:00', 30, [7], 'punch_required'],
  ['Evening', '14:00:00', '22:00:00', 30, [7], 'punch_required'],
  ['Night', '22:00:00', '06:00:00', 30, [7], 'punch_required'],
  ['Management', '09:00:00', '18:00:00', 60, [6, 7], 'auto_present'],
] as const

const employmentTypes = [
  ['Contract', 'For a fixed term', false, false, false],
  ['Intern', 'Learning on the job, up to six months', false, false, true],
  ['Residential Guard', 'Lives on the mill premises', true, true, true],
] as const

export async function demoOrganisation(
  database: Database,
  workspaceId: string,
  today: Temporal.PlainDate,
): Promise<DemoOrganisation> {
  const made = {
    grades: ids('PayGrade', payGrades),
    departments: ids('Department', departments),
    designations: ids('Designation', designations),
    branches: ids('Branch', branches),
    employmentTypes: ids('EmploymentType', employmentTypes),
    shifts: ids('Shift', shifts),
  }
  const rows = {
    ...positionRows(made),
    ...workRows(made),
    holidays: holidayRows(today, made.branches.get('Faisalabad Mill')),
  }
  for (const [table, of] of Object.entries(rows)) await insertRows(database, table, workspaceId, of)
  return made
}

type Made = DemoOrganisation & { readonly grades: ReadonlyMap<string, string> }
type Rows = Readonly<Record<string, readonly SeedRow[]>>

/** By table, in the order of their references. */
function positionRows(made: Made): Rows {
  return {
    pay_grades: payGrades.map(([name, min_salary, max_salary]) => ({
      id: made.grades.get(name),
      name,
      min_salary,
      max_salary,
    })),
    departments: departments.map(([name, code, parent]) => ({
      id: made.departments.get(name),
      name,
      code,
      cost_center: `CC-${code}`,
      parent_id: parent && made.departments.get(parent),
    })),
    designations: designations.map(([name, code, level, grade]) => ({
      id: made.designations.get(name),
      name,
      code,
      level,
      pay_grade_id: made.grades.get(grade),
    })),
  }
}

function workRows(made: Made): Rows {
  return {
    branches: branches.map(([name, code, city, address, phone]) => ({
      id: made.branches.get(name),
      name,
      code,
      city,
      address,
      phone,
    })),
    employment_types: employmentTypes.map(
      ([name, description, is_residential, accommodation_provided, meals_provided]) => ({
        id: made.employmentTypes.get(name),
        name,
        description,
        is_residential,
        accommodation_provided,
        meals_provided,
      }),
    ),
    shifts: shifts.map(([name, start_time, end_time, break_duration_minutes, off, attendance_mode]) => ({
      id: made.shifts.get(name),
      name,
      start_time,
      end_time,
      break_duration_minutes,
      weekly_off_days: off,
      grace_period_minutes: 10,
      late_threshold_minutes: 15,
      attendance_mode,
    })),
  }
}

function ids(object: StoredObject, rows: readonly (readonly [string, ...unknown[]])[]): Map<string, string> {
  return new Map(rows.map(([name]) => [name, newId(object)]))
}

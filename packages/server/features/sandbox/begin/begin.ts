// What a sandbox begins with: an organisation, invented people and what they earn, each made as its operation makes it.

import { operations } from '@muster/contract'
import { countryTemplates } from '@muster/engine'
import { isInPlan } from '../../../auth/authorize.ts'
import type { Calling } from '../../../http/as-caller.ts'
import { today, type WriteContext } from '../../../http/context.ts'
import { hireEmployee } from '../../employees/index.ts'
import { codeOf, emailOf, type Invented, invented } from './people.ts'

/** The transaction of the reset, and in it whoever makes what is there at the beginning. */
interface Beginning {
  readonly call: WriteContext
  readonly calling: Calling
}

/** Fills a workspace that has its first records alone. */
export async function begin(call: WriteContext, calling: Calling): Promise<void> {
  const beginning = { call, calling }
  const { country } = call.caller.workspace
  const hasPay = isInPlan(call.caller, operations.createSalaryAssignment)
  if (country in countryTemplates) await applyTemplate(beginning, country, hasPay)
  const people = await hireAll(beginning)
  if (hasPay) await payAll(beginning, people)
  await askForLeave(beginning, people)
}

/** Leave, hours and holidays of the country, and pay where the plan has it. */
async function applyTemplate({ calling }: Beginning, country: string, hasPay: boolean): Promise<void> {
  const parts = ['leave', 'hours', 'holidays'] as const
  const body = { parts: hasPay ? (['salary', ...parts] as const) : parts }
  await calling.call('applyCountryTemplate', { path: { country }, body: { parts: [...body.parts] } })
}

interface Placed {
  readonly departments: ReadonlyMap<Invented['department'], string>
  readonly designations: ReadonlyMap<Invented['designation'], string>
}

async function makePlaces({ calling }: Beginning): Promise<Placed> {
  const departments = new Map<Invented['department'], string>()
  for (const name of ['Management', 'Finance', 'Production'] as const) {
    const parent = departments.get('Management')
    const body = { name, ...(parent !== undefined && { parent_id: parent }) }
    departments.set(name, (await calling.call('createDepartment', { body })).id)
  }
  const designations = new Map<Invented['designation'], string>()
  for (const name of ['Director', 'Accountant', 'Operator'] as const)
    designations.set(name, (await calling.call('createDesignation', { body: { name } })).id)
  return { departments, designations }
}

/** With codes of their own: the numbers that the workspace gives are taken outside of the transaction, which holds them. */
async function hireAll(beginning: Beginning): Promise<readonly string[]> {
  const { departments, designations } = await makePlaces(beginning)
  const day = Temporal.PlainDate.from(today(beginning.call))
  const ids: string[] = []
  for (const [n, one] of invented.entries()) {
    const { first_name, last_name, gender, born, manager, joined } = one
    const employee = await hireEmployee(
      beginning.call,
      {
        first_name,
        last_name,
        gender,
        date_of_birth: born,
        work_email: emailOf(one),
        department_id: departments.get(one.department)!,
        designation_id: designations.get(one.designation)!,
        reporting_manager_id: manager === null ? null : ids[manager]!,
        joining_date: day.subtract({ months: joined }).with({ day: 2 }).toString(),
      },
      { employee_code: codeOf(n), isWrittenAtOnce: true },
    )
    ids.push(employee.id)
  }
  return ids
}

/** Since the first of last month at the earliest, so that a payroll run can be made of either month. */
async function payAll({ call, calling }: Beginning, people: readonly string[]): Promise<void> {
  const { data } = await calling.call('listSalaryStructures', { query: { limit: 1 } })
  const [structure] = data
  if (!structure) return
  const day = Temporal.PlainDate.from(today(call))
  const decimals = '0'.repeat(call.caller.workspace.currency_decimals)
  for (const [n, { joined, pay }] of invented.entries()) {
    const since = day.subtract({ months: joined }).with({ day: 2 })
    const body = {
      employee_id: people[n]!,
      salary_structure_id: structure.id,
      gross_salary: decimals === '' ? `${pay}` : `${pay}.${decimals}`,
      effective_from: since.toString(),
    }
    await calling.call('createSalaryAssignment', { body })
  }
}

/** A leave of two working days in five weeks, which waits to be decided. */
async function askForLeave({ call, calling }: Beginning, people: readonly string[]): Promise<void> {
  const { data } = await calling.call('listLeaveTypes', { query: {} })
  const annual = data.find(({ code }) => code === 'AL')
  if (!annual) return
  const day = Temporal.PlainDate.from(today(call)).add({ days: 35 })
  const tuesday = day.add({ days: (9 - day.dayOfWeek) % 7 })
  const body = {
    employee_id: people[1]!,
    leave_type_id: annual.id,
    from_date: tuesday.toString(),
    to_date: tuesday.add({ days: 1 }).toString(),
    reason: 'Family visit',
  }
  await calling.call('createLeaveApplication', { body })
}

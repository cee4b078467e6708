// The address, the account and the salary of a row: added, changed, or as they are.

import type {
  EmployeeAddress,
  EmployeeBankAccount,
  EmployeeBankAccountCreate,
  EmployeeBankAccountUpdate,
  SalaryAssignmentCreate,
} from '@muster/contract'
import { canonicalDecimal, explainDecimals, type SalaryPackage } from '@muster/engine'
import { say } from '@muster/sentences'
import type { FieldError } from '../../../http/problem.ts'
import type { Draft } from '../../../resource/checks.ts'
import { assertMayBePrimary, settleIban } from '../../employees/index.ts'
import { assertLater, composeFrom, type OfferedStructure } from '../../salaries/index.ts'
import { type Bodies, refusalsOf } from '../check/bodies.ts'
import type { Values } from '../kinds/kind.ts'
import { idToCome } from './check-employee.ts'
import {
  amountColumn,
  amountsIn,
  columnOf,
  fieldsIn,
  nothing,
  type Part,
  type PartCheck,
  toColumns,
} from './employee-columns.ts'
import { type EmployeeFacts, homeType } from './facts.ts'

/** What is added where there is no record of this id yet, and changed otherwise. */
export interface Upsert<Create, Update> {
  readonly id: string | null
  readonly create?: Create
  readonly update?: Update
}

export type AddressPlan = Upsert<Draft, Draft>
export type AccountPlan = Upsert<EmployeeBankAccountCreate, EmployeeBankAccountUpdate>
export interface SalaryPlan {
  readonly sent: Omit<SalaryAssignmentCreate, 'employee_id'>
  readonly offered: OfferedStructure
}

const withoutNulls = (draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null))

const listColumns = (part: Part, draft: Draft): string[] =>
  Object.keys(draft).map(field => columnOf(part, field))

function differing(draft: Draft, before: object): Draft {
  const old = before as Draft
  return Object.fromEntries(Object.entries(draft).filter(([field, value]) => value !== old[field]))
}

const refusePart = (part: Part, errors: readonly FieldError[]): PartCheck<never> => ({
  errors: toColumns(part, errors),
  changed: [],
})

export async function checkAddress(
  values: Values,
  before: EmployeeAddress | undefined,
  bodies: Bodies,
): Promise<PartCheck<AddressPlan>> {
  const fields = fieldsIn('address', values)
  const draft = before ? differing(fields, before) : withoutNulls(fields)
  if (Object.keys(draft).length === 0) return nothing
  const changed = listColumns('address', draft)
  if (!before) {
    const path = { id: idToCome }
    const checked = await bodies.check('createEmployeeAddress', { type: homeType, ...draft }, path)
    if ('errors' in checked) return refusePart('address', checked.errors)
    return { errors: [], changed, plan: { id: null, create: checked.body } }
  }
  const path = { id: before.employee_id, address_id: before.id }
  const checked = await bodies.check('updateEmployeeAddress', draft, path)
  if ('errors' in checked) return refusePart('address', checked.errors)
  return { errors: [], changed, plan: { id: before.id, update: checked.body } }
}

/** The account that pay goes to: found by its number, added otherwise, and the primary one from then on. */
export async function checkAccount(
  values: Values,
  known: readonly EmployeeBankAccount[],
  bodies: Bodies,
): Promise<PartCheck<AccountPlan>> {
  const fields = fieldsIn('account', values)
  if (Object.keys(fields).length === 0) return nothing
  const ibanErrors = refusalsOf(() => settleIban(fields as { iban?: string | null }))
  if (ibanErrors.length > 0) return refusePart('account', ibanErrors)
  const settled = { ...fields, ...settleIban(fields as { iban?: string | null }) }
  const { account_number } = settled as { account_number?: string }
  const before = known.find(account => account.account_number === account_number)
  if (!before) {
    const path = { id: idToCome }
    const sent = { ...withoutNulls(settled), is_primary: true }
    const checked = await bodies.check('createEmployeeBankAccount', sent, path)
    if ('errors' in checked) return refusePart('account', checked.errors)
    const create = checked.body as unknown as EmployeeBankAccountCreate
    return { errors: [], changed: listColumns('account', settled), plan: { id: null, create } }
  }
  const draft = differing({ ...settled, is_primary: true }, before)
  if (Object.keys(draft).length === 0) return nothing
  const path = { id: before.employee_id, bank_account_id: before.id }
  const checked = await bodies.check('updateEmployeeBankAccount', draft, path)
  if ('errors' in checked) return refusePart('account', checked.errors)
  const errors = refusalsOf(() => assertMayBePrimary(true, before.status))
  if (errors.length > 0)
    return refusePart('account', [
      {
        field: 'account_number',
        message: say`is the number of an account that is inactive; make it active first`,
      },
    ])
  // That it becomes the primary account is reported in the column of its number.
  const { is_primary, ...others } = draft
  const changed = listColumns('account', is_primary === undefined ? others : { account_number, ...others })
  return { errors: [], changed, plan: { id: before.id, update: checked.body as EmployeeBankAccountUpdate } }
}

export async function checkSalary(
  values: Values,
  packages: readonly SalaryPackage[],
  facts: EmployeeFacts,
  bodies: Bodies,
): Promise<PartCheck<SalaryPlan>> {
  const fields = fieldsIn('salary', values)
  const amounts = amountsIn(values)
  if (Object.keys(fields).length === 0 && amounts.length === 0) return nothing
  const { salary_structure_id: name, ...draft } = fields
  const structure = typeof name === 'string' ? facts.names.find('salary_structure_id', name) : undefined
  if (structure && 'message' in structure)
    return refusePart('salary', [{ field: 'salary_structure_id', message: structure.message }])
  const offered = structure && facts.structures.get(structure.id)
  const codes = new Map(offered?.lines.map(({ component }) => [component.code, component.id]))
  const foreign = amounts.filter(([code]) => offered && !codes.has(code))
  if (foreign.length > 0)
    return {
      errors: foreign.map(([code]) => ({
        field: amountColumn(code),
        message: say`is the amount of a component that the structure ${String(name)} does not have`,
      })),
      changed: [],
    }
  const components = amounts.map(([code, value]) => ({
    salary_component_id: codes.get(code) ?? idToCome,
    calculation_type: 'fixed' as const,
    value,
  }))
  const sent = { ...draft, ...(structure && { salary_structure_id: structure.id }), components }
  const checked = await bodies.check('createSalaryAssignment', { employee_id: idToCome, ...sent })
  if ('errors' in checked) return refuseSalary(checked.errors, amounts)
  const { employee_id: _, ...body } = checked.body as unknown as SalaryAssignmentCreate
  return comparePackages({ plan: { sent: body, offered: offered! }, amounts, packages, values }, facts)
}

interface Offered {
  readonly plan: SalaryPlan
  readonly amounts: ReturnType<typeof amountsIn>
  readonly packages: readonly SalaryPackage[]
  readonly values: Values
}

/** What the salary comes to, compared with those that the employee has had. */
function comparePackages(
  { plan, amounts, packages, values }: Offered,
  { call }: EmployeeFacts,
): PartCheck<SalaryPlan> {
  const { sent, offered } = plan
  const { currency_decimals } = call.caller.workspace
  const gross = canonicalDecimal(sent.gross_salary, currency_decimals)
  if (gross === undefined) {
    const message = explainDecimals(sent.gross_salary, currency_decimals)
    return refusePart('salary', [{ field: 'gross_salary', message }])
  }
  let lines: ReturnType<typeof composeFrom> = []
  const errors = refusalsOf(() => {
    lines = composeFrom(offered, sent, currency_decimals)
  })
  if (errors.length > 0) return refuseSalary(errors, amounts)
  const same = packages.find(each => each.effective_from === sent.effective_from)
  if (same && same.gross_salary === gross && writeAmounts(same.lines) === writeAmounts(lines)) return nothing
  const open = packages.find(each => each.effective_to === null)
  const early = open ? refusalsOf(() => assertLater(open, sent.effective_from)) : []
  if (early.length > 0)
    return refusePart('salary', [
      { field: 'effective_from', message: say`is too early. ${early[0]!.message}` },
    ])
  const salaryColumns = Object.keys(fieldsIn('salary', values)).map(field => columnOf('salary', field))
  const changed = [...salaryColumns, ...amounts.map(([code]) => amountColumn(code))]
  return { errors: [], changed, plan }
}

function writeAmounts(
  lines: readonly { readonly component: { readonly id: string }; readonly amount: string }[],
) {
  return JSON.stringify(
    lines.map(({ component, amount }) => [component.id, Number(amount) === 0 ? '0' : amount]).sort(),
  )
}

/** An error of a component is that of its column. */
function refuseSalary(
  errors: readonly FieldError[],
  amounts: ReturnType<typeof amountsIn>,
): PartCheck<never> {
  const mapped = errors.map(({ field, message }) => {
    const at = /^components\[(\d+)\]/.exec(field)?.[1]
    const code = at === undefined ? undefined : amounts[Number(at)]?.[0]
    return { field: code === undefined ? columnOf('salary', field) : amountColumn(code), message }
  })
  return { errors: mapped, changed: [] }
}

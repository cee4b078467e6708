// The employee of a row: a new one, or what changes of one who is there.

import type { Employee } from '@muster/contract'
import { statusOnCreate } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import type { FieldError } from '../../../http/problem.ts'
import type { Draft } from '../../../resource/checks.ts'
import { writeNumber } from '../../../resource/numbering.ts'
import { assertPlaced, assertStatusOnCreate, explainRefusal } from '../../employees/index.ts'
import { type Bodies, refusalsOf } from '../check/bodies.ts'
import type { ReadRow, Value, Values } from '../kinds/kind.ts'
import { codeColumn, columnOf, fieldsIn, nothing, type PartCheck, toColumns } from './employee-columns.ts'
import type { EmployeeFacts, Settings } from './facts.ts'
import { type NamedField, namedFields } from './names.ts'

/** Stands for a record that another row creates, or this one, until it is there. */
export const idToCome = 'emp_00000000000000000000000000'

/** What is wrong with the code of a row, or the employee who has it. */
export function checkCode(
  { key }: ReadRow,
  { employees, settings }: EmployeeFacts,
): { readonly errors: readonly FieldError[]; readonly before?: Employee } {
  if (key === null) return { errors: [] }
  const before = employees.get(key)
  if (before?.deleted)
    return refuseCode(
      say`is the code of an employee who is deleted; a deleted employee cannot be changed, and their code is not given again`,
    )
  if (before) return { errors: [], before }
  const example = writeNumber({ number: 1, prefix: settings.code_prefix, digits: settings.code_digits })
  if (isOfForm(key, settings)) return { errors: [] }
  return refuseCode(
    say`is the code of no employee, and a new code has the form ${example}; leave the cell empty for the next code, or set prefix and digits in the settings to those of your own codes`,
  )
}

const refuseCode = (message: Sentence) => ({ errors: [{ field: codeColumn, message }] })

/** Whether the numbering of the workspace could have given a code. */
function isOfForm(code: string, { code_prefix: prefix, code_digits: digits }: Settings): boolean {
  const number = code.slice(prefix.length)
  if (!code.startsWith(prefix) || !/^\d{1,12}$/.test(number) || Number(number) === 0) return false
  return writeNumber({ number: Number(number), prefix, digits }) === code
}

/** The fields of the employee, names as ids, or what is wrong with the names. */
function resolve(
  values: Values,
  facts: EmployeeFacts,
): { readonly draft: Draft; readonly errors: FieldError[] } {
  const draft: Record<string, Value> = {}
  const errors: FieldError[] = []
  for (const [field, value] of Object.entries(fieldsIn('employee', values))) {
    const found = typeof value === 'string' ? resolveOne(field, value, facts) : { id: value }
    if ('id' in found) draft[field] = found.id
    else errors.push({ field: columnOf('employee', field), message: found.message })
  }
  return { draft, errors }
}

function resolveOne(field: string, value: string, facts: EmployeeFacts) {
  if (field === 'reporting_manager_id') return findManager(value, facts)
  const named = namedFields.find(each => each === field) as NamedField | undefined
  return named ? facts.names.find(named, value) : { id: value }
}

function findManager(code: string, { managers, managerRows }: EmployeeFacts) {
  const manager = managers.get(code)
  if (manager?.deleted) return { message: say`is the code of an employee who is deleted` }
  if (manager) return { id: manager.id }
  const row = managerRows.get(code)
  if (row?.outcome === 'create') return { id: idToCome }
  if (row) return { message: say`is created by line ${row.line}, which has errors; correct that line first` }
  return { message: say`is the code of no employee, here or in the file` }
}

/** A new employee. */
export async function checkNew(
  values: Values,
  facts: EmployeeFacts,
  bodies: Bodies,
): Promise<PartCheck<Draft>> {
  const { draft, errors } = resolve(values, facts)
  const sent = Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== null))
  const checked = await bodies.check('createEmployee', sent)
  if ('errors' in checked)
    return { errors: merge(errors, toColumns('employee', checked.errors)), changed: [] }
  const { body } = checked
  const joining = String(body.joining_date)
  const status = (body.status ?? statusOnCreate(joining, facts.today)) as Employee['status']
  const known = { ...facts.settings, ...body }
  const more = [
    ...refusalsOf(() => assertStatusOnCreate(status)),
    ...refusalsOf(() => assertPlaced(known)),
    ...checkDates(body),
  ]
  return { errors: merge(errors, toColumns('employee', more)), changed: [], plan: body }
}

/** What differs of an employee who is there. */
export async function checkChange(
  before: Employee,
  values: Values,
  facts: EmployeeFacts,
  bodies: Bodies,
): Promise<PartCheck<Draft>> {
  const { draft, errors } = resolve(values, facts)
  const old = before as unknown as Draft
  const fields = Object.keys(draft).filter(field => draft[field] !== old[field])
  if (fields.length === 0) return errors.length > 0 ? { errors, changed: [] } : nothing
  const sent = Object.fromEntries(fields.map(field => [field, draft[field]]))
  const checked = await bodies.check('updateEmployee', sent, { id: before.id })
  if ('errors' in checked)
    return { errors: merge(errors, toColumns('employee', checked.errors)), changed: [] }
  const former = facts.former.get(before.id) ?? []
  const more = [
    ...explainRefusal(before, checked.body, { today: facts.today, former }),
    ...checkDates({ ...before, ...checked.body }),
  ]
  return {
    errors: merge(errors, toColumns('employee', more)),
    changed: fields.map(field => columnOf('employee', field)),
    plan: checked.body,
  }
}

/** What the constraints of the table refuse; PostgreSQL has the last word. */
function checkDates({ date_of_birth, joining_date, separation_date }: Draft): FieldError[] {
  const errors: FieldError[] = []
  if (isText(date_of_birth) && isText(joining_date) && date_of_birth >= joining_date)
    errors.push({ field: 'date_of_birth', message: say`must be before joining_date` })
  if (isText(separation_date) && isText(joining_date) && separation_date < joining_date)
    errors.push({ field: 'separation_date', message: say`must not be before joining_date` })
  return errors
}

const isText = (value: unknown): value is string => typeof value === 'string'

/** One for each column: a name with an error is not reported as missing as well. */
function merge(first: readonly FieldError[], more: readonly FieldError[]): FieldError[] {
  return [...new Map([...more, ...first].map(error => [error.field, error])).values()]
}

/** Whether the change leads to others, which are made one employee after another. */
export function isFollowed(draft: Draft): boolean {
  return followed.some(field => Object.hasOwn(draft, field))
}

const followed = ['status', 'joining_date', 'separation_date', 'branch_id', 'gender', 'reporting_manager_id']

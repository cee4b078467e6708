// Imports of employees: found by their code, with their home address, the account that pay goes to and their salary.

import { statement, type WriteDb } from '@muster/db'
import { readPayComponents } from '../../salaries/index.ts'
import type { Bodies } from '../check/bodies.ts'
import { refuseRow } from '../check/refuse-row.ts'
import type { Checked, ImportKind, ReadRow, Values } from '../kinds/kind.ts'
import { checkChange, checkCode, checkNew } from './check-employee.ts'
import { checkAccount, checkAddress, checkSalary } from './check-parts.ts'
import { codeColumn, listColumns, managerColumn } from './employee-columns.ts'
import { type EmployeeFacts, readEmployeeFacts } from './facts.ts'
import { setSteps } from './steps.ts'
import { type EmployeePlan, writeEmployees } from './write.ts'

const lockEmployeesOfImport = statement<{ id: string }, { codes: readonly string[] }>(
  'lock_employees_of_import',
  `select id from employees where workspace_id = :workspace_id and employee_code = any(:codes) order by id for no key update`,
)

// Beside the transactions of the rows: a counter that one of them held would keep every hire waiting.
const countCodesOfImport = statement<unknown, { import_id: string }>(
  'count_codes_of_import',
  `update employee_settings s set code_next = g.highest + 1
   from (select max(substr(r.key, length(o.code_prefix) + 1)::bigint) as highest
     from import_rows r, employee_settings o
     where o.workspace_id = :workspace_id and r.workspace_id = :workspace_id and r.import_id = :import_id and r.outcome = 'create'
       and left(r.key, length(o.code_prefix)) = o.code_prefix and substr(r.key, length(o.code_prefix) + 1) ~ '^[0-9]{1,12}$') as g
   where s.workspace_id = :workspace_id and g.highest >= s.code_next`,
)

const text = (values: Values, column: string): string | null => {
  const value = values[column]
  return typeof value === 'string' ? value : null
}

export function makeEmployeesKind(bodies: Bodies): ImportKind<EmployeeFacts, EmployeePlan> {
  return {
    async columns(db: WriteDb) {
      return listColumns([...(await readPayComponents(db)).keys()])
    },
    key: values => text(values, codeColumn),
    after: values => text(values, managerColumn),
    async prepare({ db }, { id, columns }) {
      if (columns.includes(managerColumn)) await setSteps(db, id)
    },
    async begin({ db }, { id }) {
      await db.run(countCodesOfImport, { import_id: id })
    },
    async lock({ db }, rows) {
      const codes = rows.flatMap(({ key }) => key ?? [])
      if (codes.length > 0) await db.run(lockEmployeesOfImport, { codes })
    },
    readFacts: readEmployeeFacts,
    check: (row, facts) => checkRow(row, facts, bodies),
    write: (call, _of, rows) => writeEmployees(call, rows),
  }
}

async function checkRow(row: ReadRow, facts: EmployeeFacts, bodies: Bodies): Promise<Checked<EmployeePlan>> {
  const { values, key } = row
  const code = checkCode(row, facts)
  if (code.errors.length > 0) return refuseRow(row, code.errors)
  const { before } = code
  const employee = before
    ? await checkChange(before, values, facts, bodies)
    : await checkNew(values, facts, bodies)
  const id = before?.id ?? ''
  const address = await checkAddress(values, facts.addresses.get(id), bodies)
  const account = await checkAccount(values, facts.accounts.get(id) ?? [], bodies)
  const salary = await checkSalary(values, facts.packages.get(id) ?? [], facts, bodies)
  const parts = [employee, address, account, salary]
  const errors = parts.flatMap(part => part.errors)
  if (errors.length > 0) return refuseRow(row, errors)
  const changed = parts.flatMap(part => part.changed)
  if (before && changed.length === 0) return { outcome: 'unchanged', object_id: before.id }
  const change: EmployeePlan = {
    id: before?.id ?? null,
    employee_code: key,
    ...(employee.plan && { employee: employee.plan }),
    ...(address.plan && { address: address.plan }),
    ...(account.plan && { account: account.plan }),
    ...(salary.plan && { salary: salary.plan }),
  }
  return { outcome: before ? 'change' : 'create', object_id: before?.id ?? null, changed, change }
}

// Bank accounts of payments: where the company pays from, and where each employee is paid.

import type { CompanyBankAccount } from '@muster/contract'
import { type Db, lit, prepared } from '@muster/db'
import { type BankAccount, checkBic, readIban } from '@muster/formats'
import { say } from '@muster/sentences'
import type { Inside } from '../../../http/context.ts'
import { invalid, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'

export const companyAccounts = resource('CompanyBankAccount')

/**
 * SQL: the account into which an employee is paid for a run, as payments keep it; null where there is none. An account that
 * the employee has asked for and that counts since the approval of the run leaves it to the one of the approval, while that
 * is still there: one in between may have been a thief's. What HR changes counts at once.
 */
export const accountOf = (employee: string, run: string): string => `(
  select json_build_object('holder', a.account_title, 'iban', a.iban, 'account_number', a.account_number, 'swift_code', a.swift_code,
    'bank_name', a.bank_name, 'bank_code', a.bank_code, 'branch_code', a.branch_code)
  from employee_bank_accounts a
  where a.workspace_id = :workspace_id and a.employee_id = ${employee} and a.status = 'active' and a.id = coalesce(
    (select o.id from payroll_runs r
       cross join lateral (select h.old_bank_account_id as id from bank_account_changes h
         where h.workspace_id = :workspace_id and h.employee_id = ${employee} and h.applied_at > r.approved_at
         order by h.applied_at, h.id limit 1) as approved
       join employee_bank_accounts o on o.workspace_id = :workspace_id and o.id = approved.id and o.status = 'active'
     where r.workspace_id = :workspace_id and r.id = ${run} and exists (select from bank_account_changes l
       join employee_bank_accounts n on n.workspace_id = :workspace_id and n.id = l.bank_account_id and n.is_primary
       where l.workspace_id = :workspace_id and l.employee_id = ${employee} and l.applied_at > r.approved_at)),
    (select now_paid.id from employee_bank_accounts now_paid
       where now_paid.workspace_id = :workspace_id and now_paid.employee_id = ${employee} and now_paid.is_primary)))`

const active = prepared('active_company_bank_accounts', (query, given: { workspace_id: string }) =>
  query
    .selectFrom('company_bank_accounts')
    .select('id')
    .where('workspace_id', '=', given.workspace_id)
    .where('is_active', '=', lit(true)),
)

/** The account that is named, or the only one; a 400 where none can be meant. */
export async function findPayer(call: Inside, named: string | undefined): Promise<CompanyBankAccount> {
  const field = 'company_bank_account_id'
  const account = await companyAccounts.find(call, named ?? (await findOnly(call.db))).catch(error => {
    throw named === undefined || error.code !== 'not_found'
      ? error
      : invalidField(field, say`names no account of the company`)
  })
  if (!account.is_active)
    throw invalidField(field, say`names an account at ${account.bank_name} that is not active`)
  return account
}

async function findOnly(db: Db): Promise<string> {
  const accounts = await db.run(active, {})
  const [only] = accounts
  if (only && accounts.length === 1) return only.id
  const has = only ? say`${accounts.length} active bank accounts` : say`no active bank account; add one`
  throw invalidField('company_bank_account_id', say`is needed: the company has ${has}`)
}

/** As files of banks want it. */
export function toPayer({ account_title: holder, ...account }: CompanyBankAccount): BankAccount {
  const { iban, account_number, swift_code, bank_name, bank_code, branch_code } = account
  return { holder, iban, account_number, swift_code, bank_name, bank_code, branch_code }
}

type Draft = Partial<Pick<CompanyBankAccount, 'iban' | 'account_number' | 'swift_code'>>

/** What was sent, with its codes in their one form; a 400 where no bank could have such an account. */
export function settleAccount<Body extends Draft>(body: Body, before: Draft = {}): Body {
  const { iban, account_number } = { ...before, ...body }
  const settled = { ...body }
  const mistakes = []
  if (!iban && !account_number)
    mistakes.push({
      field: 'iban',
      message: say`or account_number is needed: one of them says which account it is`,
    })
  if (body.iban) {
    const { iban: read, refused } = readIban(body.iban)
    if (refused === undefined) settled.iban = read
    else mistakes.push({ field: 'iban', message: say`is no IBAN: ${refused}` })
  }
  if (body.swift_code) {
    settled.swift_code = body.swift_code.trim().toUpperCase()
    if (!checkBic(settled.swift_code))
      mistakes.push({
        field: 'swift_code',
        message: say`is no SWIFT code: it has 8 or 11 letters and digits`,
      })
  }
  if (mistakes.length > 0) throw invalid(mistakes)
  return settled
}

// Tax openings: what an employee earned and paid in a tax year before Muster, or at another employer.

import type { TaxOpening } from '@muster/contract'
import { type Db, type Given, lit, prepared, statement } from '@muster/db'
import {
  checkOpening,
  type Day,
  findNamedTaxYear,
  firstOfMonth,
  type OpeningDraft,
  type Pack,
} from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { assertLive, resource } from '../../../resource/resource.ts'
import { lockOwned, readNamedEmployee } from '../../timekeeping/index.ts'
import { requirePack } from '../inputs/pack.ts'

const openings = resource('TaxOpening')

type Named = Pick<TaxOpening, 'employee_id' | 'tax_year' | 'source'>

const selectTaxOpeningOfSource = prepared('tax_opening_of_source', (query, given: Given<Named>) =>
  query
    .selectFrom('tax_openings')
    .select(['taxable_income', 'through_month'])
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id)
    .where('tax_year', '=', given.tax_year)
    .where('source', '=', given.source)
    .where('deleted', '=', lit(false)),
)

async function assertFirst(db: Db, { employee_id, tax_year, source }: Named): Promise<void> {
  const [other] = await db.run(selectTaxOpeningOfSource, { employee_id, tax_year, source })
  if (!other) return
  const { taxable_income, through_month } = other
  const figures = say`${taxable_income} through ${through_month.slice(0, 7)}`
  throw conflict(
    say`The employee has an opening of ${tax_year} from ${source} already: ${figures}. Change that one.`,
  )
}

const selectLockedMonthInOpening = statement<{ month: Day }, { employee_id: string; first: Day; last: Day }>(
  'locked_payroll_month_in_opening',
  `select min(make_date(r.year, r.month, 1))::text as month from payroll_entries e
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = e.payroll_run_id
   where e.workspace_id = :workspace_id and e.employee_id = :employee_id and r.status in ('locked', 'disbursed')
     and make_date(r.year, r.month, 1) between :first::date and :last::date having count(*) > 0`,
)

/** What the workspace paid before Muster ends where its locked runs begin; otherwise a month would be taxed twice. */
async function assertUnpaid(
  db: Db,
  opening: Named & { readonly through_month: Day },
  pack: Pack,
): Promise<void> {
  const { employee_id, tax_year, source, through_month: last } = opening
  if (source !== 'previous_system') return
  const first = firstOfMonth(findNamedTaxYear(pack, tax_year)!.start_date)
  const [paid] = await db.run(selectLockedMonthInOpening, { employee_id, first, last })
  if (!paid) return
  const month = paid.month.slice(0, 7)
  throw conflict(
    say`A locked payroll run has paid the employee for ${month} already, so an opening through ${last.slice(0, 7)} would count it twice; end it before ${month}.`,
  )
}

function check(call: Context, draft: OpeningDraft): void {
  const mistakes = checkOpening(requirePack(call), draft, today(call))
  if (mistakes.length > 0) throw invalid(mistakes)
}

export default {
  listTaxOpenings: openings.list,
  getTaxOpening: openings.get,
  deleteTaxOpening: openings.delete,

  async createTaxOpening(call) {
    check(call, call.body)
    await readNamedEmployee(call.db, call.body.employee_id)
    await assertFirst(call.db, call.body)
    await assertUnpaid(call.db, call.body, requirePack(call))
    return openings.create(call)
  },

  async updateTaxOpening(call) {
    const { before } = await lockOwned<TaxOpening>(openings, call)
    assertLive('tax opening', before)
    const after = { ...before, ...call.body }
    check(call, after)
    await assertUnpaid(call.db, after, requirePack(call))
    return openings.write(call, before, { ...call.body })
  },
} satisfies HandlersFor<'tax_openings'>

// Tax openings: what an employee earned and paid in a tax year before Muster, or at another employer.

import type { TaxOpening } from '@muster/contract'
import { type Db, type Given, lit, prepared } from '@muster/db'
import { checkOpening, type OpeningDraft } from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, invalid } from '../../../http/problem.ts'
import { assertLive, resource } from '../../../resource/resource.ts'
import { lockOwned, readNamedEmployee } from '../../timekeeping/index.ts'
import { requirePack } from '../inputs/pack.ts'

const openings = resource('TaxOpening')

type Named = Pick<TaxOpening, 'employee_id' | 'tax_year' | 'source'>

const known = prepared('tax_opening_of_source', (query, given: Given<Named>) =>
  query
    .selectFrom('tax_openings')
    .select(['id', 'taxable_income', 'through_month'])
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id)
    .where('tax_year', '=', given.tax_year)
    .where('source', '=', given.source)
    .where('deleted', '=', lit(false)),
)

async function assertFirst(db: Db, { employee_id, tax_year, source }: Named): Promise<void> {
  const [other] = await db.run(known, { employee_id, tax_year, source })
  if (!other) return
  const { id, taxable_income, through_month } = other
  const figures = `${taxable_income} through ${through_month.slice(0, 7)}`
  throw conflict(
    `The employee has an opening of ${tax_year} from ${source} already: ${figures} (${id}). Change that one.`,
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
    return openings.create(call)
  },

  async updateTaxOpening(call) {
    const { before } = await lockOwned<TaxOpening>(openings, call)
    assertLive('tax opening', before.id, before)
    check(call, { ...before, ...call.body })
    return openings.write(call, before, { ...call.body })
  },
} satisfies HandlersFor<'tax_openings'>

// Payroll entries in the console: what the calculation warns of.

import { inConsole } from '../../support/fixtures/console.ts'
import { entryOf, makePaying, processed } from '../../support/fixtures/payroll.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }

async function withEntry() {
  const workspace = await makePaying()
  await workspace.assign('100000', '2024-03-01')
  const run = await processed(workspace, april)
  const { id } = await entryOf(workspace, run)
  return { workspace, id }
}

describe('a payroll entry in the console', () => {
  it('shows its figures, and what was warned of', async () => {
    const { workspace, id } = await withEntry()
    const detail = await inConsole(workspace, 'getPayrollEntryDetail', { id })
    expect(detail).toMatchObject({
      object: 'payroll_entry_detail',
      employee_code: workspace.employee.employee_code,
      hold_reason: null,
      entry: { object: 'payroll_entry', id, status: 'draft' },
    })
    expect(detail.warnings.map(({ code }: { code: string }) => code)).toContain('before_grading')
    const { data } = await inConsole(workspace, 'listPayrollEntryDetails')
    expect(data).toEqual([detail])
  })
})

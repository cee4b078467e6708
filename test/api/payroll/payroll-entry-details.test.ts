// Payroll entries in the console: what the calculation warns of.

import type { Coded } from '@muster/sentences'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
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

/** In English. */
const saidBy = ([pattern, ...values]: Coded): string =>
  String(pattern).replace(/\{(\d+)\}/g, (_, n: number) => {
    const value = values[n]!
    return typeof value === 'string' ? value : saidBy(value)
  })

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
    const sent = await askConsole(workspace, 'getPayrollEntryDetail', { id })
    for (const { text, sentence } of JSON.parse(sent.text).warnings)
      expect(saidBy(JSON.parse(sentence))).toBe(text)
    const { data } = await inConsole(workspace, 'listPayrollEntryDetails')
    expect(data).toEqual([detail])
  })
})

// The guide to expenses: its commands run one after the other, and its table is what the engine computes.

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { decideClaim } from '../../packages/engine/index.ts'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { makePaying } from '../support/fixtures/payroll.ts'
import { server, setClock } from '../support/server/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'muster-guide-'))
afterAll(() => rmSync(folder, { recursive: true }))

const page = read('docs/guides/expenses.md')
const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/expenses.md').map(({ text }) => text)

beforeEach(() => setClock('2026-11-20T05:00:00Z'))
afterEach(() => setClock())

describe('The guide to expenses', () => {
  it('has commands that work from the first to the last', async () => {
    const workspace = await makePaying()
    await workspace.assign('100000', '2026-11-01')
    const env = {
      ...process.env,
      employee: workspace.employee.id,
      MUSTER_BASE_URL: server.base_url,
      MUSTER_API_KEY: workspace.key,
      MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
    }
    const script = ['-euc', [functions, ...commands].join('\n')]
    const { stdout } = await promisify(execFile)('bash', script, { env, cwd: folder })
    expect(stdout.trim().split('\n')).toEqual([
      '20000.00',
      'true',
      '18500.00',
      'the item of 14000.00 on 2026-11-20 needs a receipt, as items of TRAVEL above 10000.00 do',
      'hotel.pdf',
      'same',
      'submitted',
      '17000.00',
      'payroll',
      '17000.00',
      'approved',
      'TRIP-00301',
    ])
  })

  const rows = [...page.matchAll(/^\| (\d.*) \|$/gm)].map(([, row = '']) =>
    row
      .replaceAll('`', '')
      .split('|')
      .map(cell => cell.trim()),
  )
  it('has a table', () => expect(rows).toHaveLength(3))
  it.each(rows)('states what %s comes to where %s is approved and %s was advanced', (...row) => {
    const [asked, approved, advance_adjusted, ...figures] = row as [string, string, string, string, string]
    const items = asked.split(', ').map((amount, n) => ({ id: `eci_${n}`, amount }))
    const decisions = approved.split(', ').flatMap((approved_amount, n) => {
      const { id: expense_claim_item_id, amount } = items[n]!
      return approved_amount === amount
        ? []
        : [{ expense_claim_item_id, approved_amount, rejection_reason: 'Less' }]
    })
    const decided = decideClaim(items, decisions, { advance_adjusted, decimals: 2 })
    if ('refused' in decided) throw new Error(JSON.stringify(decided.refused))
    const { total_approved, total_reimbursable } = decided.approval
    expect([total_approved, total_reimbursable]).toEqual(figures)
  })
})

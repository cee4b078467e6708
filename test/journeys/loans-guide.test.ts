// The guide to loans: its commands run one after the other, and its table is what the engine computes.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type InterestMethod, makeLoanSchedule } from '../../packages/engine/index.ts'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const page = read('docs/guides/loans.md')
const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/loans.md').map(({ text }) => text)

describe('The guide to loans', () => {
  it('has commands that work from the first to the last', async () => {
    const workspace = await makeWorkspace()
    const { id: employee } = await workspace.muster.employees.create(ayesha)
    const env = {
      ...process.env,
      employee,
      MUSTER_BASE_URL: server.base_url,
      MUSTER_API_KEY: workspace.key,
      MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
    }
    const { stdout } = await promisify(execFile)('bash', ['-euc', [functions, ...commands].join('\n')], {
      env,
    })
    expect(stdout.trim().split('\n')).toEqual([
      '110000.00',
      '110000.00',
      'active',
      '2028',
      '17500.00',
      'completed',
      '100000.00',
      'Installments: 6 waived of 105000.00; 0.00 is outstanding',
      'ADV-00301',
    ])
  })

  const rows = [...page.matchAll(/^\| (\d.*) \|$/gm)].map(([, row = '']) =>
    row
      .replaceAll('`', '')
      .split('|')
      .map(cell => cell.trim()),
  )
  it.each(rows)(
    'states the schedule of %s at %s %%, %s, in %s months',
    (amount, rate, method, months, ...figures) => {
      const terms = {
        amount: amount!,
        interest_rate: rate!,
        interest_method: method as InterestMethod,
        total_installments: Number(months),
        start_year: 2027,
        start_month: 1,
      }
      const made = makeLoanSchedule(terms, 2)
      if ('refused' in made) throw new Error('refused')
      const { installment_amount, installments, total_payable } = made.schedule
      expect([installment_amount, installments.at(-1)!.total_due, total_payable]).toEqual(figures)
    },
  )
})

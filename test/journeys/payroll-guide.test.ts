// The guide to payroll: its commands run one after the other, and print the figures that it states.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { allPermissions } from '../../packages/server/auth/rights.ts'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { makeKey, makeWorkspace } from '../support/fixtures/make.ts'
import { whileDelivering } from '../support/server/delivering.ts'
import { server, setClock } from '../support/server/server.ts'

const shell = (path: string) => blocksOf(read(path)).filter(({ language }) => language === 'sh')
const [functions] = shell('docs/guides/console.md').map(({ text }) => text)
const commands = shell('docs/guides/payroll.md').map(({ text }) => text)

beforeEach(() => setClock('2026-05-06T05:00:00Z'))
afterEach(() => setClock())

describe('The guide to payroll', () => {
  it('has commands that work from the first to the last', async () => {
    const workspace = await makeWorkspace()
    const env = {
      ...process.env,
      APPROVER: await makeKey(workspace.id, { scopes: [], permissions: allPermissions }),
      MUSTER_BASE_URL: server.base_url,
      MUSTER_API_KEY: workspace.key,
      MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
    }
    const script = ['cd "$(mktemp -d)"', functions, ...commands].join('\n')
    const ended = promisify(execFile)('bash', ['-euc', script], { env })
    const { stdout } = await whileDelivering(ended)
    expect(stdout.trim().split('\n')).toEqual([
      '60000.00 30000.00 10000.00 4998.00 4998.00',
      '100000.00',
      '2025-26',
      'BASIC 60000.00, HRA 30000.00, MEDICAL 10000.00, TAX 440.00, EOBI_EE 400.00, PF_EE 4998.00, EOBI_ER 2000.00, PF_ER 4998.00',
      'succeeded',
      '94162.00',
      'absent',
      'absent',
      '30.00',
      'approved',
      'succeeded',
      '84193.33',
      'true',
      'succeeded',
      'succeeded',
      'locked',
      'SLP-2026-04-0001',
      'payslip',
      'succeeded',
      'succeeded',
      '84193.33',
      'disbursed',
    ])
  })
})

// The guide for the console's operations: its commands run one after the other, as a reader pastes them.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { blocksOf, read } from '../support/contract/page.ts'
import { tokenOf } from '../support/fixtures/console.ts'
import { ayesha, makeWorkspace } from '../support/fixtures/make.ts'
import { lockYear } from '../support/fixtures/payroll.ts'
import { paid } from '../support/fixtures/salary.ts'
import { server } from '../support/server/server.ts'

const commands = blocksOf(read('docs/guides/console.md'))
  .filter(({ language }) => language === 'sh')
  .map(({ text }) => text)

describe('The guide to set up leave, attendance and assets', () => {
  it('has commands that work from the first to the last', async () => {
    const workspace = await makeWorkspace()
    const { id } = await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })
    await paid({ ...workspace, employee: id }, '100000.00')
    const { data: years } = await workspace.muster.fiscalYears.list()
    for (const year of years) await lockYear(workspace, year.id)
    const env = {
      ...process.env,
      MUSTER_BASE_URL: server.base_url,
      MUSTER_API_KEY: workspace.key,
      MUSTER_CONSOLE_TOKEN: await tokenOf(workspace),
    }
    const { stdout } = await promisify(execFile)('bash', ['-euc', commands.join('\n')], { env })
    const [matches, name, quota, group, code, application, available, ...others] = stdout.trim().split('\n')
    expect([matches, name, quota, group]).toEqual(['1', 'Ayesha Khan', '10.00', 'Engineers'])
    expect([application, available]).toEqual(['approved', '10.50'])
    expect(code).toMatch(/^E\d+$/)
    expect(others).toContainEqual(expect.stringContaining('Worked on a holiday'))
    const assets = ['assigned', 'issued', 'returned', 'available', '0']
    expect(others.slice(-11)).toEqual(['cancelled', '180', 'scheduled', 'draft', 'published', '1', ...assets])
  })
})

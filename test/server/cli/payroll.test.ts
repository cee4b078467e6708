// Payroll on the terminal: previewed, processed and listed, by the operations that the console shows too.

import { Progress } from '../../../packages/server/cli/terminal/progress.ts'
import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { makePaying, type Paying, succeed } from '../../support/fixtures/payroll.ts'
import { muster } from '../../support/server/muster.ts'

// Commands have a clock of their own; the last month is over whenever they run. The country has no law pack.
const last = Temporal.Now.plainDateISO('Asia/Karachi').subtract({ months: 1 }).toString().slice(0, 7)
let paying: Paying
beforeAll(async () => {
  paying = await makePaying({ country: 'AE', currency: 'AED' })
  await paying.assign('100000', '2024-03-01')
})

const run = (command: string, ...more: string[]) =>
  muster(['payroll', command, '--workspace', paying.id, ...more])

describe('muster payroll', () => {
  it('previews a month before there is a run of it', async () => {
    const { code, text } = await run('preview', '--month', last)
    expect([code, text]).toEqual([0, expect.stringContaining('1 employee: gross AED 100000.00')])
    expect((await paying.muster.payrollRuns.list()).data).toEqual([])
    expect(await run('status')).toEqual({ code: 0, text: 'There are no payroll runs.\n' })
  })

  it('previews an employee with all lines and their reasons', async () => {
    const { code, text } = await run('preview', '--month', last, '--employee', paying.employee.employee_code)
    expect(code).toBe(0)
    expect(text).toMatch(/^BASIC +60000\.00 {2}earning\n {2}60000\.00 a month$/m)
    expect(text).toMatch(/^PF_EE +-4998\.00 {2}deduction$/m)
    expect(text).toContain(`${paying.employee.employee_code} would be paid 95002.00 net.`)
  })

  it('makes the run of a month and processes it, twice without a change', async () => {
    for (const _ of [1, 2]) {
      const { code, text } = await run('process', '--month', last)
      expect([code, text]).toEqual([0, expect.stringMatching(/^Payroll run prn_\w+ is processed\.$/m)])
      expect(text).toContain('net 95002.00.')
    }
    const { data } = await paying.muster.payrollRuns.list()
    expect(data).toMatchObject([{ status: 'processed', total_net: '95002.00' }])
    const [operation] = (await inConsole(paying, 'listPayrollOperations')).data
    expect(operation).toMatchObject({
      kind: 'process',
      status: 'succeeded',
      started_by: expect.stringMatching(/^operator_/),
    })
    const { data: runs } = await paying.muster.payrollRuns.list()
    const [year, month] = last.split('-').map(Number)
    expect(await auditOf(runs[0]!.id)).toEqual([
      ['createPayrollRun', { kind: 'regular', year, month }],
      ['processPayrollRun', {}],
      ['processPayrollRun', {}],
    ])
    const { text } = await run('status')
    expect(text).toMatch(
      new RegExp(`^${last} {2}regular {5}processed {2}1 employee {2}net AED 95002.00$`, 'm'),
    )
  })

  it('refuses in the words of the console what a run that is approved refuses', async () => {
    const [{ id }] = (await inConsole(paying, 'listPayrollRunDetails')).data
    await succeed(paying, 'approvePayrollRun', { id, token: paying.approver })
    const { json } = await askConsole(paying, 'processPayrollRun', { id })
    const { code, text } = await run('process', '--month', last)
    await succeed(paying, 'reopenPayrollRun', { id })
    expect([json.status, code, text]).toEqual([409, 1, `muster: ${json.detail}\n`])
  })

  it('refuses what the console refuses: a run of a fiscal year that is closed', async () => {
    const year = `update fiscal_years set status = $2 where workspace_id = $1`
    await inDatabase(year, [paying.id, 'closed'])
    const { code, text } = await run('process', '--month', last)
    await inDatabase(year, [paying.id, 'open'])
    expect([code, text]).toEqual([
      1,
      expect.stringContaining('is closed, so it takes no payroll run any more'),
    ])
  })

  it.each([
    [['preview', '--month', '2099-01'], 'month is 2099-01, which'],
    [['process', '--month', '2099-01'], 'month is 2099-01, which'],
    [['preview', '--month', last, '--employee', 'NOBODY'], 'There is no employee NOBODY'],
    [['process', '--month', '2026-13'], 'It must be a month, such as 2026-04.'],
  ] as const)('refuses %j in words', async ([command, ...more], says) => {
    const { code, text } = await run(command, ...more)
    expect([code, text]).toEqual([1, expect.stringContaining(says)])
    expect(text).not.toMatch(/\n\s+at /)
  })

  it('refuses a workspace that does not exist', async () => {
    const { code, text } = await muster(['payroll', 'status', '--workspace', 'wsp_nope'])
    expect([code, text]).toEqual([1, expect.stringContaining('There is no workspace wsp_nope')])
  })
})

describe('progress', () => {
  function shown(isTTY: boolean): string {
    let text = ''
    const screen = {
      isTTY,
      write: (written: string) => {
        text += written
      },
    }
    const progress = new Progress(screen, 'Calculated')
    for (const done of [0, 400, 450, 9_999, 10_000]) progress.show({ done, total: 10_000 })
    progress.end()
    return text
  }

  it('is a bar on a terminal', () => {
    const text = shown(true)
    expect(text).toMatch(/\rCalculated \[#{30}\] 10000 of 10000\n$/)
    expect(text.match(/\n/g)).toHaveLength(1)
  })

  it('is a line for each tenth elsewhere', () => {
    expect(shown(false).split('\n')).toEqual([
      'Calculated: 0 of 10000',
      'Calculated: 9999 of 10000',
      'Calculated: 10000 of 10000',
      '',
    ])
  })
})

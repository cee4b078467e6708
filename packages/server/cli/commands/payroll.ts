// Payroll on the terminal: for operators and cron, by the same operations as the console.

import { type Command, InvalidArgumentError } from 'commander'
import { matching } from '../terminal/arguments.ts'
import { withPlatform } from '../terminal/terminal.ts'

/** Loaded by the commands that need it: payroll takes longer to load than a key to make. */
const office = () => import('../office/payroll-office.ts')

function readMonth(text: string): { year: number; month: number } {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? []
  if (!year) throw new InvalidArgumentError('It must be a month, such as 2026-04.')
  return { year: Number(year), month: Number(month) }
}

const exits = '\nIt exits with 0 once that is done, and with 1 where it is refused or fails.'

export function addPayrollCommands(program: Command): void {
  const payroll = program.command('payroll').description('payroll runs')
  const command = (name: string, says: string) =>
    payroll.command(name).description(says).requiredOption('--workspace <id>', 'whose payroll')

  command('preview', 'what the regular run of a month would pay; writes nothing')
    .requiredOption('--month <month>', 'such as 2026-04', readMonth)
    .option('--employee <code>', 'of one employee, with all lines')
    .addHelpText('after', exits)
    .action(({ workspace, month, employee }) =>
      withPlatform(async platform => (await office()).preview(platform, workspace, month, employee)),
    )

  command('process', 'calculate the regular run of a month, which is made where there is none')
    .requiredOption('--month <month>', 'such as 2026-04', readMonth)
    .addHelpText(
      'after',
      `${exits}\nIf it is interrupted, a server or a worker goes on with it after 30 seconds.`,
    )
    .action(({ workspace, month }) =>
      withPlatform(async platform => (await office()).calculate(platform, workspace, month)),
    )

  command('status', 'the latest runs, and what is being done to them')
    .option('--limit <number>', 'how many', matching(/^[1-9]\d{0,2}$/, 'a whole number up to 999'), '12')
    .addHelpText('after', exits)
    .action(({ workspace, limit }) =>
      withPlatform(async platform => (await office()).status(platform, workspace, Number(limit))),
    )
}

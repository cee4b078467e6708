// The command that fills a workspace with generated employees, and with all that payroll needs.

import { type Command, InvalidArgumentError } from 'commander'
import { assertWorkspaceInUse, createWorkspace } from '../office/operators.ts'
import { seedBulk } from '../seed/bulk.ts'
import { matching } from '../terminal/arguments.ts'
import { Progress } from '../terminal/progress.ts'
import { asJson, type Printing, printRecord } from '../terminal/records.ts'
import { withPlatform } from '../terminal/terminal.ts'

/** Loaded by those who need it: it knows salaries and loans. */
const volume = () => import('../seed/payroll/volume.ts')

const mostMonths = 12

function readMonths(text: string): number {
  const months = Number(text)
  if (Number.isInteger(months) && months >= 1 && months <= mostMonths) return months
  throw new InvalidArgumentError(`It must be a whole number of months from 1 to ${mostMonths}.`)
}

const example = '\nFor example: npx muster seed --payroll --employees 10000 --months 2'

export function addSeedCommand(program: Command): void {
  program
    .command('seed')
    .description('fill a workspace with generated employees, to try out volumes')
    .requiredOption(
      '--employees <number>',
      'how many',
      matching(/^[1-9]\d{0,7}$/, 'a whole number up to 99999999'),
    )
    .option('--workspace <id>', 'an existing workspace; a new one by default')
    .option('--payroll', 'with salaries, loans and attendance, in a workspace without employees')
    .option('--months <number>', 'with --payroll: whole months of attendance, 2 by default', readMonths)
    .option(...asJson)
    .addHelpText('after', example)
    .action(options => seed({ ...options, employees: Number(options.employees) }))
}

interface Options extends Printing {
  readonly employees: number
  readonly workspace?: string
  readonly payroll?: true
  readonly months?: number
}

async function seed({ employees, workspace, payroll, months, json }: Options): Promise<void> {
  if (months !== undefined && !payroll)
    throw new Error('--months says how much attendance payroll has; add --payroll, or leave it out.')
  await withPlatform(async platform => {
    if (workspace) await assertWorkspaceInUse(platform.database, workspace)
    const id = workspace ?? (await createWorkspace(platform.database, fresh))
    const { database } = await platform.database.findHome(id)
    const started = performance.now()
    const progress = new Progress(json ? process.stderr : process.stdout, 'Employees')
    const show = progress.show.bind(progress)
    const place = { database, url: database.url, workspace: id }
    let month: string | undefined
    if (payroll) {
      const { seedPayroll } = await volume()
      month = await seedPayroll(place, { employees, months: months ?? 2, now: Temporal.Now.instant() }, show)
    } else await seedBulk(place.url, id, employees, { show })
    progress.end()
    const seconds = Math.round((performance.now() - started) / 1000)
    const seeded = { workspace_id: id, employees, seconds, ...(month !== undefined && { month }) }
    const next = month ? `\nNext: npx muster payroll preview --workspace ${id} --month ${month}` : ''
    const sentence = `Workspace ${id} has ${employees} more employees after ${seconds} s.${next}`
    printRecord(seeded, json ? { json } : {}, () => sentence)
  })
}

const fresh = {
  name: 'Volume test',
  country: 'PK',
  currency: 'PKR',
  timezone: 'Asia/Karachi',
  plan: 'scale',
  fiscal_year_start_month: 7,
  code_digits: 7,
} as const

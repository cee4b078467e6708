// Workspaces on the terminal: created, and changed in what an operator decides.

import { firstCell } from '@muster/db'
import type { Command } from 'commander'
import { findPlan, type PlanName, planNames } from '../../auth/plans.ts'
import { findCell } from '../../runtime/cells/cells.ts'
import { createWorkspace, setWorkspaceEmail } from '../office/operators.ts'
import { country, currency, emailAddress, matching, parseOneOf, timezone } from '../terminal/arguments.ts'
import { asJson, printRecord } from '../terminal/records.ts'
import { withPlatform } from '../terminal/terminal.ts'

/** Adds `muster workspace`. */
export function addWorkspaceCommands(program: Command): void {
  const workspace = program.command('workspace').description('workspaces')

  workspace
    .command('create')
    .description('a workspace that can be used at once')
    .requiredOption('--name <name>', 'display name')
    .option('--country <code>', 'ISO 3166-1 alpha-2', country, 'PK')
    .option('--currency <code>', 'ISO 4217', currency, 'PKR')
    .option('--timezone <name>', 'IANA name', timezone, 'Asia/Karachi')
    .option('--plan <plan>', planNames.join(', '), parseOneOf(planNames), 'starter')
    .option(
      '--fiscal-year-start-month <month>',
      '1 to 12',
      matching(/^([1-9]|1[0-2])$/, 'a month from 1 to 12'),
      '7',
    )
    .option('--email <address>', 'where its owner is written to; nowhere by default', emailAddress)
    .option('--cell <name>', 'the database in which it lives, of those of MUSTER_CELLS', firstCell)
    .option(...asJson)
    .action(options =>
      withPlatform(async ({ database: { cells } }) => {
        const id = await createWorkspace(findCell(cells, options.cell).database, {
          ...options,
          fiscal_year_start_month: Number(options.fiscalYearStartMonth),
        })
        printRecord(
          { id, name: options.name, plan: options.plan },
          options,
          () =>
            `Workspace ${id} is ready${describePlan(options.plan)} Next: npx muster key create --workspace ${id} --name "..." --scopes all`,
        )
      }),
    )

  workspace
    .command('update <id>')
    .description('change the settings of a workspace')
    .requiredOption('--email <address>', 'where its owner is written to', emailAddress)
    .option(...asJson)
    .action((id, { email, ...options }) =>
      withPlatform(async ({ database }) => {
        await setWorkspaceEmail(database, id, email)
        printRecord({ id, email }, options, () => `E-mails to the owner of ${id} go to ${email}.`)
      }),
    )
}

/** The plan in words, with the parts of the API that it leaves out. */
function describePlan(name: PlanName): string {
  const { requests_per_minute, without } = findPlan(name)
  const names = without.map(tag => tag.replaceAll('_', ' '))
  const left = new Intl.ListFormat('en-GB').format(names)
  return ` on the plan ${name}: ${requests_per_minute} requests a minute, ${left ? `without ${left}` : 'nothing left out'}.`
}

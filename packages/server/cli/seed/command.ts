// The command that fills a workspace with generated employees.

import type { Command } from 'commander'
import { matching } from '../arguments.ts'
import { assertWorkspace, createWorkspace } from '../operators.ts'
import { print, withPlatform } from '../terminal.ts'
import { seedBulk } from './bulk.ts'

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
    .action(options =>
      withPlatform(async platform => {
        const { database, url } = platform
        if (options.workspace) await assertWorkspace(database, options.workspace)
        const id =
          options.workspace ??
          (await createWorkspace(database, {
            name: 'Volume test',
            country: 'PK',
            currency: 'PKR',
            timezone: 'Asia/Karachi',
            plan: 'scale',
            fiscal_year_start_month: 7,
            code_digits: 7,
          }))
        const started = performance.now()
        await seedBulk(url, id, Number(options.employees))
        print(
          `Workspace ${id} has ${options.employees} more employees after ${Math.round((performance.now() - started) / 1000)} s.`,
        )
      }),
    )
}

// The command muster: its groups of commands, in the order in which its help lists them.

import { publicContract } from '@muster/contract/public'
import { Command } from 'commander'
import { addArchiveCommands } from './commands/archive.ts'
import { addAuditCommand } from './commands/audit.ts'
import { addDemoCommands } from './commands/demo.ts'
import { addExportCommands } from './commands/exports.ts'
import { addFilesCommands } from './commands/files.ts'
import { addImportCommands } from './commands/imports.ts'
import { addKeyCommands, addTokenCommand } from './commands/keys.ts'
import { addLawCommands } from './commands/law.ts'
import { addMigrateCommand } from './commands/migrate.ts'
import { addPayrollCommands } from './commands/payroll.ts'
import { addPeopleCommands } from './commands/people.ts'
import { addProcessCommands } from './commands/processes.ts'
import { addSeedCommand } from './commands/seed.ts'
import { addWebhookCommands } from './commands/webhooks.ts'
import { addWorkspaceCommands } from './commands/workspaces.ts'

export const program = new Command('muster')
  .description('Starts Muster and looks after its workspaces, keys and data.')
  .version((JSON.parse(publicContract()) as { info: { version: string } }).info.version)
  .showHelpAfterError('Add --help to see what the command takes.')

const groups = [
  addProcessCommands,
  addDemoCommands,
  addMigrateCommand,
  addWorkspaceCommands,
  addKeyCommands,
  addTokenCommand,
  addAuditCommand,
  addSeedCommand,
  addWebhookCommands,
  addArchiveCommands,
  addExportCommands,
  addFilesCommands,
  addImportCommands,
  addLawCommands,
  addPayrollCommands,
  addPeopleCommands,
]
for (const addTo of groups) addTo(program)

// The groups of commands, in the order in which help lists them. Each is loaded only when one of its commands is asked for.

import type { Command } from 'commander'

export type AddTo = (program: Command) => void

/** A new group is one line here; npm run generate then lists its commands. */
export const groups: readonly (() => Promise<AddTo>)[] = [
  async () => (await import('./commands/processes.ts')).addProcessCommands,
  async () => (await import('./commands/demo.ts')).addDemoCommands,
  async () => (await import('./commands/migrate.ts')).addMigrateCommand,
  async () => (await import('./commands/workspaces.ts')).addWorkspaceCommands,
  async () => (await import('./commands/cells.ts')).addCellCommands,
  async () => (await import('./commands/keys.ts')).addKeyCommands,
  async () => (await import('./commands/keys.ts')).addTokenCommand,
  async () => (await import('./commands/service-tokens.ts')).addServiceTokenCommands,
  async () => (await import('./commands/audit.ts')).addAuditCommand,
  async () => (await import('./commands/doctor.ts')).addDoctorCommand,
  async () => (await import('./commands/seed.ts')).addSeedCommand,
  async () => (await import('./commands/webhooks.ts')).addWebhookCommands,
  async () => (await import('./commands/archive.ts')).addArchiveCommands,
  async () => (await import('./commands/exports.ts')).addExportCommands,
  async () => (await import('./commands/files.ts')).addFilesCommands,
  async () => (await import('./commands/imports.ts')).addImportCommands,
  async () => (await import('./commands/law.ts')).addLawCommands,
  async () => (await import('./commands/payroll.ts')).addPayrollCommands,
  async () => (await import('./commands/people.ts')).addPeopleCommands,
  async () => (await import('./commands/completion.ts')).addCompletionCommand,
]

// Task handlers: what is done for the tasks of every table, by a worker or by a command.

import { Limits } from './auth/rate-limits.ts'
import type { Secrets } from './auth/secrets.ts'
import type { TaskHandler } from './background/runner.ts'
import { type ExportServices, makeExportTaskHandler } from './features/exports/index.ts'
import { makeImportTaskHandler } from './features/imports/index.ts'
import { payrollTaskHandler } from './features/payroll/index.ts'
import { Files } from './files/files.ts'
import { openStore } from './files/place.ts'
import type { Handlers } from './gen/handlers.ts'
import type { Rules } from './http/problem.ts'
import type { Config } from './runtime/config.ts'
import type { Platform } from './runtime/platform.ts'

interface Needed extends Pick<Platform, 'database' | 'rules'> {
  readonly secrets: Secrets
}

/** Those of payroll, exports and imports. */
export function makeTaskHandlers(config: Config, needed: Needed): TaskHandler[] {
  return listTaskHandlers(openServices(config, needed), needed.rules)
}

/** The same with services that are open already. */
export function listTaskHandlers(services: ExportServices, rules: Rules): TaskHandler[] {
  const { openFiles } = services
  return [payrollTaskHandler, makeExportTaskHandler(services), makeImportTaskHandler({ openFiles, rules })]
}

/** What few tasks need, opened with the first of them: to load every handler takes as long as the rest of a start. */
function openServices(config: Config, { database, secrets }: Needed): ExportServices {
  let files: Promise<Files> | undefined
  let handlers: Promise<Handlers> | undefined
  const openFiles = (): Promise<Files> => {
    files ??= openStore(config.files).then(store => new Files(store, config.scanner))
    return files
  }
  const load = async (): Promise<Handlers> => {
    const { configure } = await import('./configure.ts')
    const parts = {
      config,
      database,
      secrets,
      files: await openFiles(),
      limits: new Limits(),
      clock: undefined,
    }
    return configure(Object.assign(parts, { validation: { check: refuseUnasked } })).handlers
  }
  const loadHandlers = (): Promise<Handlers> => {
    handlers ??= load()
    return handlers
  }
  return { openFiles, loadHandlers }
}

const refuseUnasked = (): never => {
  throw new Error('Work on tasks was checked when it was asked for.')
}

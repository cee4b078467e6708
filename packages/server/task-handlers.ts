// Task handlers: what is done for the tasks of every table, by a worker or by a command.

import type { Secrets } from './auth/secrets.ts'
import type { TaskHandler } from './background/runner.ts'
import { makeBulkActionTaskHandler } from './features/decisions/index.ts'
import { type ExportServices, makeExportTaskHandler } from './features/exports/index.ts'
import { makeImportTaskHandler } from './features/imports/index.ts'
import { payrollTaskHandler } from './features/payroll/index.ts'
import { Files } from './files/files.ts'
import { openStore } from './files/place.ts'
import type { CallServices } from './http/operation-call.ts'
import type { Rules } from './http/problem.ts'
import type { Validation } from './http/request/validate.ts'
import type { Config } from './runtime/config.ts'
import type { Platform } from './runtime/platform.ts'

interface Needed extends Pick<Platform, 'database' | 'rules'> {
  readonly secrets: Secrets
}

/** Those of payroll, exports, imports and bulk actions. */
export function makeTaskHandlers(config: Config, needed: Needed): TaskHandler[] {
  return listTaskHandlers(openServices(config, needed), needed.rules)
}

/** What the work takes. */
export interface TaskServices extends ExportServices {
  readonly openValidation: () => Promise<Validation>
}

/** The same with services that are open already. */
export function listTaskHandlers(services: TaskServices, rules: Rules): TaskHandler[] {
  const { openFiles, openValidation, openCalls } = services
  const imports = makeImportTaskHandler({ openFiles, openValidation, rules })
  const bulkActions = makeBulkActionTaskHandler({ openCalls, rules })
  return [payrollTaskHandler, makeExportTaskHandler(services), imports, bulkActions]
}

/** What few tasks need, opened with the first of them: to load every handler takes as long as the rest of a start. */
function openServices(config: Config, { database, secrets, rules }: Needed): TaskServices {
  const openFiles = once(async () => new Files(await openStore(config.files), config.scanner))
  const openValidation = once(async () => {
    const { openValidation: open } = await import('./http/request/validate.ts')
    return open()
  })
  const openCalls = once(async (): Promise<CallServices> => {
    const { makeCalls } = await import('./configure.ts')
    const [files, validation] = await Promise.all([openFiles(), openValidation()])
    return makeCalls({ config, database, secrets, files, validation, rules, clock: undefined })
  })
  return { openFiles, openValidation, openCalls }
}

/** Opens it with the first who asks. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined
  return () => {
    opened ??= open()
    return opened
  }
}

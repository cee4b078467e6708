// The office of an operator: asks operations of the contract in this process, and has their work done where nobody else is quicker.

import { setTimeout as sleep } from 'node:timers/promises'
import type { OperationId } from '@muster/contract'
import { type Db, systemStatement } from '@muster/db'
import { type Caller, toWorkspace, type WorkspaceRow, workspaceColumns } from '../auth/callers.ts'
import { Limits } from '../auth/rate-limits.ts'
import { allConsoleRights, allScopes } from '../auth/rights.ts'
import { configure } from '../configure.ts'
import { Files } from '../files/files.ts'
import { openStore } from '../files/place.ts'
import type { Call, Given, Result } from '../gen/handlers.ts'
import { callHandler } from '../http/call-handler.ts'
import type { Context } from '../http/context.ts'
import { FileTexts } from '../http/file-texts.ts'
import { findOperation } from '../http/operation.ts'
import { auditOperation } from '../http/operation-audit.ts'
import { openValidation } from '../http/validate.ts'
import { OperationRunner } from '../operations/runner.ts'
import { readConfig } from '../runtime/config.ts'
import { openLog } from '../runtime/log.ts'
import type { Platform } from '../runtime/platform.ts'
import { makeWorkloads } from '../workloads.ts'
import { assertWorkspace } from './operators.ts'
import { Progress, type Screen, type Steps } from './progress.ts'
import { operatorId, requireSecrets, tellProblems, withPlatform } from './terminal.ts'

/** What an operation is asked with, as a request would say it. */
export interface Asked {
  readonly path?: Readonly<Record<string, string>>
  readonly search?: string
  readonly body?: Readonly<Record<string, unknown>>
  /** Files in the body, by their fields. */
  readonly files?: Readonly<Record<string, Uint8Array>>
}

/** One workspace, in which the operator may do everything. */
export interface Office {
  /** Checks and does it as a request of the console would be; what is refused is thrown in lines. */
  ask<Id extends OperationId>(id: Id, asked?: Asked): Promise<Result<Id>>
  /** Shows how far something is until it is over, and returns what it has become. */
  follow<T extends Steps>(what: string, look: () => Promise<T>, isOver: (now: T) => boolean): Promise<T>
}

const lookEveryMs = 250

const workspaceOf = systemStatement<WorkspaceRow, { workspace: string }>(
  'workspace_of_office',
  `select ${workspaceColumns} from companies c where c.workspace_id = :workspace and c.id = :workspace`,
)

/** Opens the office of a workspace for the length of a command. Progress goes to standard error, for files may go to standard output. */
export function withOffice(workspace: string, work: (office: Office) => Promise<void>): Promise<void> {
  return withPlatform(async platform => {
    const { database, rules } = platform
    const secrets = requireSecrets(platform)
    await assertWorkspace(database, workspace)
    const config = readConfig(process.env)
    const { logger, close } = openLog('error', process.stderr)
    const workloads = makeWorkloads(config, { database, rules, secrets })
    const runner = new OperationRunner({ database, rules, log: logger, workloads })
    const ask = await openDesk(platform, workspace)
    runner.start()
    try {
      await work({ ask, follow: (...following) => follow(process.stderr, ...following) })
    } finally {
      await runner.stop()
      close()
    }
  })
}

async function openDesk(platform: Platform, workspace: string): Promise<Office['ask']> {
  const { database } = platform
  const config = readConfig(process.env)
  const files = new Files(await openStore(config.files), config.scanner)
  const validation = await openValidation({ ahead: false })
  const parts = {
    config,
    secrets: requireSecrets(platform),
    files,
    database,
    limits: new Limits(),
    validation,
  }
  const { handlers, cursors } = configure(Object.assign(parts, { clock: undefined }))
  const [row] = await database.system(workspaceOf, { workspace })
  const caller: Caller = {
    actor_id: operatorId(),
    schemes: ['api_key', 'console_token'],
    scopes: new Set([...allScopes, ...allConsoleRights]),
    ip_allowlist: [],
    workspace: toWorkspace(row!),
  }
  return (id, { path = {}, search = '', body, files: sent = {} } = {}) =>
    tellProblems(async () => {
      const operation = findOperation(id)
      const fileTexts = new FileTexts(operation.fileFields)
      const texts = Object.entries(sent).map(([field, bytes]) => [field, keepBase64(fileTexts, bytes)])
      const whole = body && Object.assign(Object.fromEntries(texts), body)
      const input = await validation.check(id, { path, search, body: whole, idempotencyKey: undefined })
      const now = Temporal.Now.instant()
      const apart: Context['apart'] = work => database.write(workspace, db => work({ db, caller, now }))
      const handle = async (db: Db) => {
        const context = { db, caller, now, cursors, fileTexts, apart }
        const call = Object.assign(input, context) as unknown as Call<typeof id> & Given<typeof id>
        return (await callHandler(handlers, id, call)) as Result<typeof id>
      }
      if (operation.reads) return handle(database.reader(workspace))
      return database.write(workspace, async db => {
        const result = await handle(db)
        auditOperation({ db, caller, operation, input: input as object, result: result as object })
        return result
      })
    })
}

const keepBase64 = (texts: FileTexts, bytes: Uint8Array): string =>
  texts.keep(Buffer.from(Buffer.from(bytes).toString('base64')))

async function follow<T extends Steps>(
  screen: Screen,
  what: string,
  look: () => Promise<T>,
  isOver: (now: T) => boolean,
): Promise<T> {
  const progress = new Progress(screen, what)
  for (;;) {
    const now = await look()
    progress.show(now)
    if (isOver(now)) {
      progress.end()
      return now
    }
    await sleep(lookEveryMs)
  }
}

// The office of an operator: asks operations of the contract in this process, and has their work done where nobody else is quicker.

import type { OperationId } from '@muster/contract'
import { type Database, type Db, systemStatement } from '@muster/db'
import { type Caller, toWorkspace, type WorkspaceRow, workspaceColumns } from '../../auth/callers.ts'
import { Limits } from '../../auth/rate-limits.ts'
import { allConsoleRights, allScopes } from '../../auth/rights.ts'
import { configure } from '../../configure.ts'
import { Files } from '../../files/files.ts'
import { openStore } from '../../files/place.ts'
import type { Call, Given, Result } from '../../gen/handlers.ts'
import type { Configured } from '../../http/app-options.ts'
import { callHandler } from '../../http/call-handler.ts'
import type { Context } from '../../http/context.ts'
import { findOperation } from '../../http/operation.ts'
import { auditOperation } from '../../http/operation-audit.ts'
import { FileTexts } from '../../http/request/file-texts.ts'
import { openValidation, type Validation } from '../../http/request/validate.ts'
import { readConfig } from '../../runtime/config.ts'
import { listTaskHandlers } from '../../task-handlers.ts'
import type { Steps } from '../terminal/progress.ts'
import { operatorId, requireSecrets, tellProblems, withPlatform } from '../terminal/terminal.ts'
import { assertWorkspace } from './operators.ts'
import { follow, workHere } from './work-here.ts'

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
    const files = new Files(await openStore(config.files), config.scanner)
    const validation = await openValidation({ ahead: false })
    const parts = { config, secrets, files, database, limits: new Limits(), validation, clock: undefined }
    const configured = configure(parts)
    const { handlers } = configured
    const services = { openFiles: async () => files, loadHandlers: async () => handlers }
    const ask = await openDesk({ database, validation, configured }, workspace)
    await workHere(platform, listTaskHandlers(services, rules), () =>
      work({ ask, follow: (...following) => follow(process.stderr, ...following) }),
    )
  })
}

interface Desk {
  readonly database: Database
  readonly validation: Validation
  readonly configured: Configured
}

async function openDesk(
  { database, validation, configured: { handlers, cursors } }: Desk,
  workspace: string,
): Promise<Office['ask']> {
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

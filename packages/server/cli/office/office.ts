// The office of an operator: asks operations of the contract in this process, and has their work done where nobody else is quicker.

import type { Databases } from '@muster/db'
import { allConsoleRights, allScopes } from '../../auth/rights.ts'
import { makeCalls } from '../../configure.ts'
import { Files } from '../../files/files.ts'
import { openStore } from '../../files/place.ts'
import { asCaller, type Calling } from '../../http/as-caller.ts'
import type { CallServices } from '../../http/operation-call.ts'
import { openValidation } from '../../http/request/validate.ts'
import { readConfig } from '../../runtime/config.ts'
import type { Platform } from '../../runtime/platform.ts'
import { listTaskHandlers } from '../../task-handlers.ts'
import type { Steps } from '../terminal/progress.ts'
import { operatorId, requireSecrets, tellProblems, withPlatform } from '../terminal/terminal.ts'
import { assertWorkspaceInUse } from './operators.ts'
import { follow, workHere } from './work-here.ts'

/** One workspace, in which the operator may do everything. */
export interface Office extends Pick<Calling, 'call' | 'rehearse'> {
  /** Shows how far something is until it is over, and returns what it has become. It is done here where no other process takes it. */
  follow<T extends Steps>(what: string, look: () => Promise<T>, isOver: (now: T) => boolean): Promise<T>
}

/** Lets an operator call every operation of a workspace. */
export function asOperator(calls: CallServices, workspace: string, actor_id: string): Promise<Calling> {
  const rights = [...allScopes, ...allConsoleRights]
  return asCaller(calls, workspace, actor_id, { rights, isOperator: true })
}

/** Opens the office of a workspace for the length of a command; what is refused is thrown in lines. Progress goes to standard error, for files may go to standard output. */
export function withOffice(workspace: string, work: (office: Office) => Promise<void>): Promise<void> {
  return withOfficeOf(async () => workspace, work)
}

/** What operations are called with by a command. */
export async function openOffice(platform: Platform) {
  const { database, rules } = platform
  const secrets = requireSecrets(platform)
  const config = readConfig(process.env)
  const files = new Files(await openStore(config.files), config.scanner)
  const validation = openValidation()
  const calls = makeCalls({ config, secrets, files, database, rules, validation, clock: undefined })
  return { calls, files, validation }
}

/** The same in a workspace that is found by something else. */
export function withOfficeOf(
  findWorkspace: (database: Databases) => Promise<string>,
  work: (office: Office) => Promise<void>,
): Promise<void> {
  return withPlatform(async platform => {
    const { database, rules } = platform
    const workspace = await findWorkspace(database)
    await assertWorkspaceInUse(database, workspace)
    const { calls, files, validation } = await openOffice(platform)
    const operator = await asOperator(calls, workspace, operatorId())
    const tasks = listTaskHandlers(
      {
        openFiles: async () => files,
        openValidation: async () => validation,
        openCalls: async () => calls,
      },
      rules,
    )
    const office: Office = {
      call: (...asked) => operator.call(...asked),
      rehearse: rehearsal => operator.rehearse(rehearsal),
      follow: (...following) => workHere(platform, tasks, () => follow(process.stderr, ...following)),
    }
    await tellProblems(() => work(office))
  })
}

// What a process does for imports: checks files, and writes the rows of those that are applied.

import { operations } from '@muster/contract'
import { say } from '@muster/sentences'
import { assertMay } from '../../auth/authorize.ts'
import type { TaskHandler } from '../../background/runner.ts'
import type { Files } from '../../files/index.ts'
import type { Rules } from '../../http/problem.ts'
import type { Validation } from '../../http/request/validate.ts'
import { applyRows } from './apply/apply-rows.ts'
import { Bodies } from './check/bodies.ts'
import { checkFile } from './check/check-rows.ts'
import { assertMayImport, findImported } from './columns/rights.ts'
import { makeKinds } from './kinds/kinds.ts'
import { type ClaimedImport, importTasks } from './task.ts'

export interface ImportServices {
  /** Opens the store that has the uploaded files. */
  readonly openFiles: () => Promise<Files>
  /** Opens what checks rows as requests are checked. */
  readonly openValidation: () => Promise<Pick<Validation, 'check'>>
  /** What constraints demand, in words. */
  readonly rules: Rules
}

export function makeImportTaskHandler({
  openFiles,
  openValidation,
  rules,
}: ImportServices): TaskHandler<ClaimedImport> {
  const kinds = makeKinds(new Bodies(openValidation))
  return {
    tasks: importTasks,
    // Two would hold two pieces in memory, and wait for each other's employees.
    atOnce: 1,
    run: async work => {
      const kind = kinds[work.task.kind]
      if (work.task.status === 'checking') await checkFile(work, kind, await openFiles())
      else await applyRows(work, kind, rules)
    },
    async findRight({ kind, status, columns }, db) {
      const imported = await findImported(kinds[kind], columns, db)
      return caller => {
        assertMay(caller, operations[status === 'checking' ? 'createImport' : 'applyImport'])
        assertMayImport(caller, imported)
      }
    },
    words: ({ status }) =>
      status === 'checking'
        ? { name: say`The check of the file`, unit: say`row`, again: say`Upload the file again.` }
        : { name: say`The import`, unit: say`row`, again: say`Apply it again; it goes on where it was.` },
  }
}

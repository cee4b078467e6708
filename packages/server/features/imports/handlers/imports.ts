// Imports: uploaded, applied, cancelled, and given back with their errors.

import { operations } from '@muster/contract'
import { type Files, readBytes } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import type { Validation } from '../../../http/request/validate.ts'
import { Bodies } from '../check/bodies.ts'
import { assertMayApply, assertMayImport, findImported } from '../columns/rights.ts'
import { makeErrorsFile } from '../files/errors-file.ts'
import { findFormat, readHeader } from '../files/read-rows.ts'
import { beginApplying, cancel, findOwn, imports, insertImport } from '../imports.ts'
import { makeKinds } from '../kinds/kinds.ts'
import { assertDescribed } from '../kinds/payroll.ts'
import { revise } from '../revise.ts'

export interface ImportServices {
  /** Stores the bytes of uploads. */
  readonly files: Files
  /** Checks the rows of files. */
  readonly validation: Pick<Validation, 'check'>
}

const maxBytes = operations.createImport.extensions['x-file-bytes']

export default ({ files, validation }: ImportServices) => {
  const kinds = makeKinds(new Bodies(async () => validation))
  return {
    listImports: call => imports.page(call, { started_by: call.caller.actor_id }),
    getImport: findOwn,

    async createImport(call) {
      assertDescribed(call.body.kind, call.body.payroll)
      const kind = kinds[call.body.kind]
      // Storage and scanner may take their time, so they are asked before the transaction begins.
      const uploaded = await call.beforehand(async inOwnTransaction => {
        const bytes = readBytes(call, call.body, maxBytes)
        const found = await readHeader(bytes, await inOwnTransaction(({ db }) => kind.columns(db)))
        const columns = found.map(({ column }) => column)
        assertMayImport(call.caller, columns)
        const file = await files.take(inOwnTransaction, bytes)
        return { ...file, format: findFormat(bytes), columns: columns.map(({ name }) => name) }
      })
      return insertImport(call, uploaded)
    },

    async applyImport(call) {
      const { kind, columns } = await findOwn(call)
      assertMayApply(call.caller, await findImported(kinds[kind], columns, call.db))
      return beginApplying(call)
    },

    async reviseImport(call) {
      const { kind, columns } = await findOwn(call)
      assertMayImport(call.caller, await findImported(kinds[kind], columns, call.db))
      return revise(call)
    },

    cancelImport: cancel,

    async getImportErrors(call): Promise<Content> {
      return makeErrorsFile(call, files, await findOwn(call))
    },
  } satisfies HandlersFor<'imports'>
}

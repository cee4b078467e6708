// Imports: uploaded, applied, cancelled, and given back with their errors.

import { operations } from '@muster/contract'
import { type Files, readBytes } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import type { Validation } from '../../../http/request/validate.ts'
import { Bodies } from '../check/bodies.ts'
import { assertMayApply, assertMayImport, findImported, listImportable } from '../columns/rights.ts'
import { makeErrorsFile } from '../files/errors-file.ts'
import { assertCertainDates, lookAt, readFormerTitles, writeHeader } from '../files/look-at.ts'
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
        const known = await inOwnTransaction(({ db }) => kind.columns(db))
        const { titles, found } = await readHeader(bytes, known, call.body.titles)
        const columns = found.map(({ column }) => column)
        assertMayImport(call.caller, columns)
        if (call.body.dates === undefined) await assertCertainDates(bytes, found)
        const file = await files.take(inOwnTransaction, bytes)
        return {
          ...file,
          format: findFormat(bytes),
          columns: columns.map(({ name }) => name),
          header: writeHeader(call.body.kind, titles),
        }
      })
      return insertImport(call, uploaded)
    },

    async previewImport(call) {
      const kind = kinds[call.body.kind]
      return call.beforehand(async inOwnTransaction => {
        const bytes = readBytes(call, call.body, maxBytes)
        const known = await inOwnTransaction(({ db }) => kind.columns(db))
        return lookAt(bytes, {
          kind: call.body.kind,
          known: listImportable(call.caller, known),
          readFormer: header => inOwnTransaction(({ db }) => readFormerTitles(db, header)),
        })
      })
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

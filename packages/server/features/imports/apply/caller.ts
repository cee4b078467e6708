// The inside of an import: whoever uploaded the file, in a transaction, and the audit of what it writes for them.

import type { OperationId } from '@muster/contract'
import type { Db, WriteDb } from '@muster/db'
import { type Caller, readCaller } from '../../../auth/callers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { findOperation } from '../../../http/operation.ts'
import { auditAs } from '../../../http/operation-audit.ts'
import type { Work } from '../task.ts'

/** Whoever uploaded the file, without the rights that were asked for at the time. */
export const findUploader = (db: Db, { task }: Work): Promise<Caller> => readCaller(db, task.started_by, [])

/** A transaction of the import. */
export const inImport = (db: WriteDb, caller: Caller, { now }: Work): WriteContext => ({ db, caller, now })

/** Leaves the entry that the request by hand would leave. */
export function noteAudit<Result extends object>(
  { db, caller }: WriteContext,
  id: OperationId,
  input: { readonly path?: object; readonly body: object },
  result: Result,
): Result {
  auditAs({ db, caller, operation: findOperation(id), input, result })
  return result
}

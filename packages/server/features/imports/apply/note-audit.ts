// The audit of what an import writes: the entry that the request by hand would leave.

import type { OperationId } from '@muster/contract'
import type { Context } from '../../../http/context.ts'
import { findOperation } from '../../../http/operation.ts'
import { auditAs } from '../../../http/operation-audit.ts'

export function noteAudit<Result extends object>(
  { db, caller }: Context,
  id: OperationId,
  input: { readonly path?: object; readonly body: object },
  result: Result,
): Result {
  auditAs({ db, caller, operation: findOperation(id), input, result })
  return result
}

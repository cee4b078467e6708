// The inside of an import: whoever uploaded the file, without the rights that were asked for at the time, in a transaction.

import type { Db } from '@muster/db'
import { type Caller, readCaller } from '../../../auth/callers.ts'
import type { Context } from '../../../http/context.ts'
import type { Work } from '../task.ts'

export const findUploader = (db: Db, { task }: Work): Promise<Caller> => readCaller(db, task.started_by, [])

/** A transaction of the import. */
export const inImport = (db: Db, caller: Caller, { now }: Work): Context => ({ db, caller, now })

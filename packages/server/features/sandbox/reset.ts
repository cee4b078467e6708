// The reset of a sandbox: emptied and filled again in one transaction, so that it is as before or as new.

import { emptySandbox, forgetReset, statement, type Writer } from '@muster/db'
import { readCaller } from '../../auth/callers.ts'
import { allConsoleRights, allScopes } from '../../auth/rights.ts'
import { Calling } from '../../http/as-caller.ts'
import type { CallServices } from '../../http/operation-call.ts'
import { type FirstRecords, firstRecordsSql, makeFirstRecords } from '../company/index.ts'
import { begin } from './begin/begin.ts'

interface Facts {
  country: string
  currency_decimals: number
  timezone: string
  fiscal_year_start_month: number
}

const setRight = statement<Facts>(
  'set_clock_of_sandbox_right',
  `update companies set clock_ahead_seconds = 0, sandbox_reset_at = real_stamp() where workspace_id = :workspace_id and id = :workspace_id
   returning country, currency_decimals, timezone, fiscal_year_start_month`,
)

const insertFirstRecords = statement<
  unknown,
  FirstRecords & Pick<Facts, 'country' | 'currency_decimals'> & { code_prefix: string; code_digits: number }
>(
  'insert_first_records_of_sandbox',
  `with made as materialized (select stamp() as at), ${firstRecordsSql(':workspace_id')}`,
)

/** Nobody who could be asked: what a sandbox begins with is there as if it had always been. */
const beginner = 'operator_sandbox'

/** Makes the sandbox of the transaction as new, at this moment of the right time. */
export async function makeAsNew(services: CallServices, db: Writer): Promise<void> {
  await emptySandbox(db)
  const [facts] = await db.run(setRight)
  const now = services.clock()
  const { country, currency_decimals } = facts!
  const numbering = { country, currency_decimals, code_prefix: 'E', code_digits: 5 }
  await db.run(insertFirstRecords, Object.assign(numbering, makeFirstRecords(facts!, now)))
  const caller = await readCaller(db, beginner, [...allScopes, ...allConsoleRights])
  await begin({ db, caller, now }, new Calling(services, caller, true, db))
  await forgetReset(db)
}

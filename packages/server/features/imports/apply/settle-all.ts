// Writes that run side by side in one transaction.

import { readErrorCode } from '@muster/db'

const inFailedTransaction = '25P02'

/** All are waited for, also where one is refused: none may go on in a transaction that has ended. Throws what ended it. */
export async function settleAll<Result>(writing: readonly Promise<Result>[]): Promise<Result[]> {
  const written = await Promise.allSettled(writing)
  const reasons = written.flatMap(each => (each.status === 'rejected' ? [each.reason as unknown] : []))
  const cause = reasons.find(reason => readErrorCode(reason) !== inFailedTransaction)
  if (reasons.length > 0) throw cause ?? reasons[0]
  return written.flatMap(each => (each.status === 'fulfilled' ? [each.value] : []))
}

// All records of a list, page by page up to a bound: what is compared, or decided together, has to be whole.
import { askAny } from '../../app/ask.ts'
import type { Reach } from '../../app/rights.ts'
import type { AnyOperation } from '../operation.ts'

const pageSize = 100

interface Page<Listed> {
  readonly data: readonly Listed[]
  readonly next_cursor: string | null
}

interface All<Listed> {
  readonly records: readonly Listed[]
  readonly hasMore: boolean
}

interface Options {
  readonly signal: AbortSignal
  readonly reach?: Reach | undefined
  /** No page is asked for once so many are there. */
  readonly most: number
}

export async function readAll<Listed>(
  operation: AnyOperation,
  asked: object,
  { most, ...options }: Options,
): Promise<All<Listed>> {
  const records: Listed[] = []
  let cursor: string | null = null
  do {
    const after: object = cursor === null ? {} : { starting_after: cursor }
    const query = Object.assign({ limit: pageSize }, asked, after)
    const page = (await askAny(operation, { query }, options)) as Page<Listed>
    records.push(...page.data)
    cursor = page.next_cursor
  } while (cursor !== null && records.length < most)
  return { records, hasMore: cursor !== null }
}

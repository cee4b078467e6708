// Deep pages: walked to once through the API, so that their cursors are the ones that a caller would hold.

import type { BenchWorkspace } from './data.ts'

export interface Position {
  readonly cursor: string
  /** What the cursor says, for the floor. */
  readonly created_at: string
  readonly id: string
}

interface Page {
  readonly data: readonly { readonly id: string; readonly created_at: string }[]
  readonly next_cursor: string | null
}

const size = 25
const most = 100
/** Several neighbours, so that not one page alone is measured. */
const neighbours = 20

/** Page 10,000, or what is deep in a workspace that has fewer. */
export function deepestPage({ size: employees }: BenchWorkspace): number {
  return Math.min(10_000, Math.floor((employees / size) * 0.9))
}

/** The positions at which that page of 25 and the ones after it start. */
export async function walkTo(page: number, port: number, { key }: BenchWorkspace): Promise<Position[]> {
  const read = async (limit: number, cursor: string | undefined): Promise<Position> => {
    const after = cursor === undefined ? '' : `&starting_after=${cursor}`
    const response = await fetch(`http://127.0.0.1:${port}/v1/employees?limit=${limit}${after}`, {
      headers: { Authorization: `Bearer ${key}` },
    })
    if (!response.ok) throw new Error(`The walk to page ${page} was answered ${response.status}.`)
    const { data, next_cursor } = (await response.json()) as Page
    if (next_cursor === null) throw new Error(`The list ends before page ${page}.`)
    return { cursor: next_cursor, ...data.at(-1)! }
  }
  let at: Position | undefined
  for (let left = (page - 1) * size; left > 0; left -= most) at = await read(Math.min(left, most), at?.cursor)
  const positions = [at!]
  for (let n = 1; n < neighbours; n++) positions.push(await read(size, positions.at(-1)!.cursor))
  return positions.map(({ cursor, created_at, id }) => ({ cursor, created_at, id }))
}

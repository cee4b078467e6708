// Pages of a list, as a caller without the SDK reads them.

import { makeWorkspace, type RawAnswer, raw, type TestWorkspace } from '../fixtures/make.ts'

export interface Page {
  data: { id: string; name: string; updated_at: string }[]
  has_more: boolean
  next_cursor: string | null
}

export const get = (key: string, path: string): Promise<RawAnswer> => raw('GET', path, { key })

export async function pageOf(key: string, path: string): Promise<Page> {
  const answer = await get(key, path)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json as Page
}

/** A workspace with departments and no others, oldest first. */
export async function withDepartments(count: number): Promise<{ workspace: TestWorkspace; ids: string[] }> {
  const workspace = await makeWorkspace()
  const [general] = (await workspace.muster.departments.list()).data
  const ids = [general!.id]
  for (let n = 1; n < count; n++) ids.push((await workspace.muster.departments.create({ name: `D${n}` })).id)
  return { workspace, ids }
}

// Which handlers and which client methods a change of a contract touches, and whether callers break.
import { asJson } from '../document/json.ts'
import { DocumentError } from '../document/problems.ts'
import { loadAny } from '../document/reading/load-any.ts'
import { makeModel } from '../model/read.ts'
import type { Format } from './arguments.ts'
import { compareDocuments } from './impact/compare-operations.ts'
import { tell } from './impact/tell.ts'
import { type Found, findTouched } from './impact/touched.ts'

interface Asked {
  readonly before: string
  readonly after: string
  readonly format: Format
  readonly foreign: boolean
}

/** 1 when callers break, or when a document is wrong. */
export async function tellImpact({ before, after, format, foreign }: Asked): Promise<number> {
  try {
    const [old, now] = [await loadAny(before, foreign), await loadAny(after, foreign)]
    const compared = compareDocuments(asJson(old.document), asJson(now.document))
    const found = findTouched(compared, makeModel(old), makeModel(now))
    const breaks = found.changes.some(({ change }) => change.severity === 'break')
    console.log(format === 'json' ? JSON.stringify(makeReport(found, breaks), null, 2) : tell(found))
    return breaks ? 1 : 0
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    console.error(error.message)
    return 1
  }
}

/** For programs: what is touched names its changes by their places in the list. */
function makeReport({ changes, touched }: Found, breaks: boolean): object {
  const indexes = new Map(touched.map(one => [one, [] as number[]]))
  for (const [index, { reaches }] of changes.entries())
    for (const one of reaches) indexes.get(one)!.push(index)
  return {
    breaks,
    changes: changes.map(({ change, reaches }) => ({ ...change, operations: reaches.map(one => one.name) })),
    touched: touched.map(one => ({ ...one, changes: indexes.get(one)! })),
  }
}

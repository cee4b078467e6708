// Which handlers and which client methods a change of a contract touches, and whether callers break.
import { foldCompositions } from '../document/fold.ts'
import { DocumentError } from '../document/problems.ts'
import { loadAny } from '../document/reading/load.ts'
import { makeModel } from '../model/read.ts'
import type { Format } from './arguments.ts'
import { separateDirections } from './impact/directions.ts'
import { compare } from './impact/redocly.ts'
import { tell } from './impact/tell.ts'
import { findTouched, type Side } from './impact/touched.ts'

interface Asked {
  readonly before: string
  readonly after: string
  readonly format: Format
  readonly foreign: boolean
}

/** 1 when callers break, or when a document is wrong. */
export async function tellImpact({ before, after, format, foreign }: Asked): Promise<number> {
  try {
    const [old, now] = [await readSide(before, foreign), await readSide(after, foreign)]
    const found = findTouched(compare(old.directed.document, now.directed.document), old, now)
    const breaks = [...found.touched, ...found.elsewhere].some(one =>
      'breaks' in one ? one.breaks : one.impact === 'major',
    )
    console.log(format === 'json' ? JSON.stringify({ breaks, ...found }, null, 2) : tell(found, breaks))
    return breaks ? 1 : 0
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    console.error(error.message)
    return 1
  }
}

/** Compositions are folded: the comparison takes an object that moved into an allOf for one that lost its fields. */
async function readSide(path: string, foreign: boolean): Promise<Side> {
  const loaded = await loadAny(path, foreign)
  return { model: makeModel(loaded), directed: separateDirections(foldCompositions(loaded.document)) }
}

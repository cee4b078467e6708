// The search of a list: records found by the beginnings of words that a table of words has of them, in the order of the list.

import { say } from '@muster/sentences'
import type { PagedCall } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'
import { OtherTable } from '../access-paths.ts'
import type { Fields } from '../fields.ts'
import { type ListQuery, makeLister, type Page } from '../lists.ts'

/** More than any name has. */
const maxWords = 8
/** What follows a beginning is before the beginning with this behind it. */
export const last = '\u{10FFFF}'

const nameWord = (n: number) => `word_${n}`

interface Searched {
  /** What its statements are named after. */
  readonly name: string
  /** The table with a row for each word of a record. A trigger keeps it. */
  readonly table: string
  /** Its column with the id of the record. */
  readonly column: string
}

interface SearchQuery extends ListQuery {
  readonly search?: string
}

/** A list that is searched: a page of the records of which each word that was typed begins a word; of all where nothing was. */
export function makeSearch<Item extends object>(fields: Fields, { name, table, column }: Searched) {
  const page = makeLister<Item>(fields, {
    name,
    filters: Object.fromEntries(
      Array.from({ length: maxWords }, (_, n) => [
        nameWord(n + 1),
        new OtherTable(table, column, { word: beginsWith(nameWord(n + 1)) }),
      ]),
    ),
  })
  return async (call: PagedCall & { readonly query: SearchQuery }): Promise<Page<Item>> => {
    const { search = '', ...query } = call.query
    const typed = [...new Set(search.split(/[\s,،]+/).filter(isSought))]
    if (typed.length > maxWords)
      throw invalidField('search', say`has ${typed.length} words; at most ${maxWords} are looked for`)
    return page({ ...call, query }, Object.fromEntries(typed.map((word, n) => [nameWord(n + 1), word])))
  }
}

/** A sign that words are kept without, such as a lone apostrophe, begins none of them. */
const isSought = (word: string): boolean => /[^\p{M}\p{Cf}'`´ʼ‘’ـ]/u.test(word.normalize('NFKD'))

/** Comparisons with the words that begin with what was typed. */
function beginsWith(parameter: string): readonly string[] {
  // A select of its own is worked out once, and not for each row.
  const typed = `(select search_folded(:${parameter}))`
  const behind = `(select search_folded(:${parameter}) || '${last}')`
  return [`>= ${typed}`, `< ${behind}`]
}

// Matches: employees found by the beginnings of words, in the order of the list of employees.

import type { Employee } from '@muster/contract'
import { say } from '@muster/sentences'
import type { PagedCall } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'
import { type Filter, OtherTable } from '../../resource/access-paths.ts'
import { type ListQuery, makeLister, type Page } from '../../resource/lists.ts'
import { employees } from './employees.ts'

/** More than any name has. */
const maxWords = 8
const last = '\u{10FFFF}'

const nameWord = (n: number) => `word_${n}`

/** The words that begin with what was typed. */
function beginsWith(parameter: string): Filter {
  // A select of its own is worked out once, and not for each row.
  const typed = `(select search_folded(:${parameter}))`
  const behind = `(select search_folded(:${parameter}) || '${last}')`
  return new OtherTable('employee_words', 'employee_id', { word: [`>= ${typed}`, `< ${behind}`] })
}

const page = makeLister<Employee>(employees.fields, {
  name: 'employee_match',
  filters: Object.fromEntries(
    Array.from({ length: maxWords }, (_, n) => [nameWord(n + 1), beginsWith(nameWord(n + 1))]),
  ),
})

interface MatchQuery extends ListQuery {
  readonly search?: string
}

/** A page of the employees with whom each word that was typed begins a word; of all where nothing was. */
export async function listMatches(call: PagedCall & { readonly query: MatchQuery }): Promise<Page<Employee>> {
  const { search = '', ...query } = call.query
  const typed = [...new Set(search.split(/[\s,،]+/).filter(word => word !== ''))]
  if (typed.length > maxWords)
    throw invalidField('search', say`has ${typed.length} words; at most ${maxWords} are looked for`)
  return page({ ...call, query }, Object.fromEntries(typed.map((word, n) => [nameWord(n + 1), word])))
}

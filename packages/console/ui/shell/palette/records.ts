// Runs, claims and documents for the search: those that the words find, and those of the person whose name was typed.
import { useQuery } from '@tanstack/react-query'
import { ask, askAny } from '../../../app/ask.ts'
import { formatMonthName } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf, sayTogether, sayValue } from '../../../app/words.ts'
import { listEmployeeDocumentMatches } from '../../../gen/operations/employee-document-matches.ts'
import { listExpenseClaimMatches } from '../../../gen/operations/expense-claim-matches.ts'
import { listPayrollRuns } from '../../../gen/operations/payroll-runs.ts'
import type { AnyOperation, AnyRecord } from '../../../records/operation.ts'
import { useFoundEmployees } from './employees.ts'
import type { Entry } from './entry.ts'
import { pickVerbs, runVerbs, splitVerbs } from './verbs.ts'

/** Of each kind, as many as anybody looks through. */
const mostFound = 8
/** Of one person, and the newest of all: they are found by what the page knows of them, such as the number of a document. */
const mostKnown = 100

export function useRecordEntries(words: readonly string[], go: (to: string) => void): Entry[] {
  const isTyped = words.join('').length > 1
  const [person] = useFoundEmployees(words)
  const theirs = person && isTyped ? { employee_id: person.id, limit: mostKnown } : undefined
  const asked = listSearched(words)
  const searched = isTyped && asked !== '' ? { search: asked, limit: mostFound } : undefined
  const newest = isTyped ? { limit: mostKnown } : undefined
  const claimsOf = useFound(listExpenseClaimMatches, theirs)
  const documentsOf = useFound(listEmployeeDocumentMatches, theirs)
  const claims = useFound(listExpenseClaimMatches, searched)
  const documents = useFound(listEmployeeDocumentMatches, searched)
  const newestClaims = useFound(listExpenseClaimMatches, newest)
  const newestDocuments = useFound(listEmployeeDocumentMatches, newest)
  const runs = useRunEntries(words, isTyped, go)
  if (!isTyped) return []
  const name = person && `${person.first_name} ${person.last_name}`
  const known = [...claimsOf, ...documentsOf].map(record => makeEntry(record, { owner: name, go }))
  const found = [...claims, ...documents].map(record => makeEntry(record, { isFound: true, go }))
  const others = [...newestClaims, ...newestDocuments].map(record => makeEntry(record, { go }))
  // What several of these find is shown once, with the person where that is known.
  const all = new Map([...others, ...known].map(entry => [entry.id, entry]))
  for (const entry of found)
    all.set(entry.id, Object.assign({}, all.get(entry.id) ?? entry, { isFound: true }))
  return [...runs, ...all.values()]
}

/** The service looks for so many. */
const mostWords = 8

/** What was typed without the kinds of records: "claim fuel" looks for fuel. */
function listSearched(words: readonly string[]): string {
  const kinds = (['ExpenseClaim', 'EmployeeDocument'] as const).flatMap(kind =>
    sayOf('kind', kind, { count: 1 }).toLocaleLowerCase().split(' '),
  )
  return words
    .filter(word => !kinds.includes(word))
    .slice(0, mostWords)
    .join(' ')
}

interface Placing {
  readonly owner?: string | undefined
  readonly isFound?: boolean
  readonly go: (to: string) => void
}

function makeEntry(record: AnyRecord, { owner, isFound = false, go }: Placing): Entry {
  const isClaim = record.object === 'expense_claim'
  const path = isClaim ? '/expenses' : '/documents'
  const kind = sayOf('kind', isClaim ? 'ExpenseClaim' : 'EmployeeDocument', { count: 1 })
  const number = record.claim_number ?? record.document_number
  const hints = [kind, number, owner].filter(part => typeof part === 'string')
  return {
    id: `record-${record.id}`,
    icon: isClaim ? 'receipt-text' : 'file-text',
    text: String(record.title),
    hint: sayTogether(...hints),
    isFound,
    run: () => go(`${path}/${record.id}`),
  }
}

/** Nothing for somebody who may not read them, and where nothing is looked for. */
function useFound(operation: AnyOperation, query: object | undefined): readonly AnyRecord[] {
  const isAllowed = useObstacle()(operation.id) === undefined
  const { data = none } = useQuery({
    queryKey: ['palette', operation.id, query],
    queryFn: async ({ signal }) => {
      const { data } = (await askAny(operation, { query }, { signal })) as { data: AnyRecord[] }
      return data
    },
    enabled: isAllowed && query !== undefined,
  })
  return query === undefined ? none : data
}

const none: readonly AnyRecord[] = []

function useRunEntries(words: readonly string[], isTyped: boolean, go: (to: string) => void): Entry[] {
  const missing = useObstacle()
  const { data = [] } = useQuery({
    queryKey: ['palette', 'listPayrollRuns'],
    queryFn: async ({ signal }) => {
      const { data } = await ask(listPayrollRuns, { query: { limit: 36 } }, { signal })
      return data
    },
    enabled: isTyped && missing('listPayrollRuns') === undefined,
  })
  const verbs = pickVerbs(runVerbs, splitVerbs(words).verbs).filter(
    ({ needs }) => missing(needs) === undefined,
  )
  return data.flatMap(({ id, year, month, status }): Entry[] => {
    const name = formatMonthName(`${year}-${String(month).padStart(2, '0')}`)
    const hint = sayTogether(
      sayOf('kind', 'PayrollRunDetail', { count: 1 }),
      sayValue(status, 'PayrollRunStatus'),
    )
    const run = () => go(`/payroll/runs/${id}`)
    return [
      ...verbs
        .filter(({ from }) => from === status)
        .map(({ word, icon }) => ({ id: `${word}-${id}`, icon, text: say(word, { name }), hint, run })),
      { id: `run-${id}`, icon: 'banknote', text: name, hint, run },
    ]
  })
}

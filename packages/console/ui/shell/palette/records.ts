// Runs, claims and documents for the search: the newest, and those of the person whose name was typed.
import { useQuery } from '@tanstack/react-query'
import { ask, askAny } from '../../../app/ask.ts'
import { formatMonthName } from '../../../app/formats.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf, sayTogether, sayValue } from '../../../app/words.ts'
import { listEmployeeDocuments } from '../../../gen/operations/employee-documents.ts'
import { listExpenseClaims } from '../../../gen/operations/expense-claims.ts'
import { listPayrollRuns } from '../../../gen/operations/payroll-runs.ts'
import type { AnyOperation, AnyRecord } from '../../../records/operation.ts'
import { useFoundEmployees } from './employees.ts'
import type { Entry } from './entry.ts'
import { pickVerbs, runVerbs, splitVerbs } from './verbs.ts'

const most = 100

export function useRecordEntries(words: readonly string[], go: (to: string) => void): Entry[] {
  const isTyped = words.join('').length > 1
  const [person] = useFoundEmployees(words)
  const claims = useNewest(listExpenseClaims, isTyped)
  const documents = useNewest(listEmployeeDocuments, isTyped)
  const theirs = person && isTyped ? person.id : undefined
  const claimsOf = useNewest(listExpenseClaims, theirs !== undefined, theirs)
  const documentsOf = useNewest(listEmployeeDocuments, theirs !== undefined, theirs)
  const runs = useRunEntries(words, isTyped, go)
  if (!isTyped) return []
  const name = person && `${person.first_name} ${person.last_name}`
  const make = (record: AnyRecord, owner: string | undefined): Entry => {
    const isClaim = record.object === 'expense_claim'
    const path = isClaim ? '/expenses' : '/documents'
    const kind = sayOf('kind', isClaim ? 'ExpenseClaim' : 'EmployeeDocument', { count: 1 })
    const number = record.claim_number ?? record.document_number
    return {
      id: `record-${record.id}`,
      icon: isClaim ? 'receipt-text' : 'file-text',
      text: String(record.title),
      hint: sayTogether(...[kind, number, owner].filter(part => typeof part === 'string')),
      run: () => go(`${path}/${record.id}`),
    }
  }
  const own = new Map([...claimsOf, ...documentsOf].map(record => [record.id, make(record, name)]))
  const others = [...claims, ...documents].filter(({ id }) => !own.has(id))
  return [...runs, ...own.values(), ...others.map(record => make(record, undefined))]
}

/** Nothing for somebody who may not read them. */
function useNewest(operation: AnyOperation, isWanted: boolean, employeeId?: string): AnyRecord[] {
  const isAllowed = useObstacle()(operation.id) === undefined
  const query = Object.assign({ limit: most }, employeeId === undefined ? {} : { employee_id: employeeId })
  const { data = [] } = useQuery({
    queryKey: ['palette', operation.id, employeeId],
    queryFn: async ({ signal }) => {
      const { data } = (await askAny(operation, { query }, { signal })) as { data: AnyRecord[] }
      return data
    },
    enabled: isAllowed && isWanted,
  })
  return isWanted ? data : []
}

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

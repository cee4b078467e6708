// Employees by a few letters of their name, for the palette.
import { useQuery } from '@tanstack/react-query'
import { askAny } from '../app/ask.ts'
import { useMissingRight } from '../app/session.tsx'
import { references } from '../gen/references.ts'
import type { AnyOperation } from '../records/operation.ts'

interface Found {
  readonly id: string
  readonly text: string
  readonly hint: string
  readonly run: () => void
}

export function useFoundEmployees(typed: string, go: (to: string) => void): Found[] {
  const isAllowed = useMissingRight()('listEmployees') === undefined
  const list = references.Employee
  const text = typed.trim()
  const { data = [] } = useQuery({
    queryKey: ['palette', text],
    queryFn: async ({ signal }) => {
      const operation = { id: 'listEmployees', method: 'get', path: list?.path ?? '' } as AnyOperation
      const query = { search: text, limit: 8 }
      const answer = (await askAny(operation, { query }, { signal })) as { data: readonly Employee[] }
      return answer.data
    },
    enabled: isAllowed && list?.isSearched === true && text.length > 1,
    placeholderData: before => before,
  })
  return data.map(employee => ({
    id: `employee-${employee.id}`,
    text: `${employee.first_name} ${employee.last_name}`,
    hint: employee.employee_code,
    run: () => go(`/employees/${employee.id}`),
  }))
}

interface Employee {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly employee_code: string
}

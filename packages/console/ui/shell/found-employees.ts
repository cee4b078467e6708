// Employees by a few letters of their name, for the palette.
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../app/ask.ts'
import { useObstacle } from '../../app/session.tsx'
import { listEmployeeMatches } from '../../gen/operations/employee-matches.ts'

interface Found {
  readonly id: string
  readonly text: string
  readonly hint: string
  readonly run: () => void
}

export function useFoundEmployees(typed: string, go: (to: string) => void): Found[] {
  const isAllowed = useObstacle()('listEmployeeMatches') === undefined
  const text = typed.trim()
  const { data = [] } = useQuery({
    queryKey: ['palette', text],
    queryFn: async ({ signal }) => {
      const { data } = await ask(listEmployeeMatches, { query: { search: text, limit: 8 } }, { signal })
      return data
    },
    enabled: isAllowed && text.length > 1,
    placeholderData: before => before,
  })
  return data.map(employee => ({
    id: `employee-${employee.id}`,
    text: `${employee.first_name} ${employee.last_name}`,
    hint: employee.employee_code,
    run: () => go(`/employees/${employee.id}`),
  }))
}

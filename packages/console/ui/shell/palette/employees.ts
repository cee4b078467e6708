// Employees for the search, by a few letters of their name, and what can be done with them.
import { useQuery } from '@tanstack/react-query'
import { ask } from '../../../app/ask.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { listEmployeeMatches } from '../../../gen/operations/employee-matches.ts'
import type { Entry } from './entry.ts'
import { personVerbs, pickVerbs, splitVerbs } from './verbs.ts'

/** As many as anybody looks through, and as the service is asked for. */
const most = 8

export function useFoundEmployees(words: readonly string[]) {
  const isAllowed = useObstacle()('listEmployeeMatches') === undefined
  const { names } = splitVerbs(words)
  // Whoever is called like a verb is found by it alone.
  const text = (names.length > 0 ? names : words).join(' ')
  const { data = [] } = useQuery({
    queryKey: ['palette', text],
    queryFn: async ({ signal }) => {
      const { data } = await ask(listEmployeeMatches, { query: { search: text, limit: most } }, { signal })
      return data
    },
    enabled: isAllowed && text.length > 1,
    placeholderData: before => before,
  })
  return text.length > 1 ? data : []
}

interface Ways {
  readonly go: (to: string) => void
  /** Leaves room for the name behind what was typed. */
  readonly ask: () => void
}

export function useEmployeeEntries(words: readonly string[], { go, ask }: Ways): Entry[] {
  const missing = useObstacle()
  const split = splitVerbs(words)
  const verbs = pickVerbs(personVerbs, split.verbs).filter(({ needs }) => missing(needs) === undefined)
  const found = useFoundEmployees(words)
  const open = verbs.map(({ word, icon }) => ({
    id: word,
    icon,
    text: say(word, { name: say('palette.somebody') }),
    hint: say('palette.type_name'),
    isFound: true,
    run: ask,
  }))
  // Of whom is yet to be said.
  const asked = split.names.length === 0 ? open : []
  return [
    ...asked,
    ...found.flatMap((employee): Entry[] => {
      const name = `${employee.first_name} ${employee.last_name}`
      const hint = employee.employee_code
      const page: Entry = {
        id: `employee-${employee.id}`,
        icon: 'users',
        text: name,
        hint,
        isFound: true,
        run: () => go(`/employees/${employee.id}`),
      }
      return [
        ...verbs.map(({ word, icon, to }) => ({
          id: `${word}-${employee.id}`,
          icon,
          text: say(word, { name }),
          hint,
          isFound: true,
          run: () => go(to(employee.id)),
        })),
        page,
      ]
    }),
  ]
}

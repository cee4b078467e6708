// Who is signed in: read once for all pages, with what they may do.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSession } from '../gen/operations/sessions.ts'
import type { Output } from '../records/operation.ts'
import { ask } from './ask.ts'
import { otherPages } from './other-pages.ts'
import { useReach } from './reach.ts'
import type { Reach } from './rights.ts'
import { findObstacle, type Obstacle } from './rights.ts'
import { say, sayOf, type WordId } from './words.ts'

export type Session = Output<'getSession'>

const options = {
  queryKey: ['getSession', 'shell'],
  queryFn: async () => {
    const session = await ask(getSession, {}, { alone: true })
    otherPages.tell(session.member_id)
    return session
  },
  staleTime: 60_000,
  retry: false,
} as const

/** Rejects with MusterError where nobody is signed in. */
export const readSession = (queries: QueryClient): Promise<Session> => queries.fetchQuery(options)

/** Somebody who has no right over anybody else: what there is for them is their own. */
export const hasOnlyOwn = ({ scopes, permissions }: Session): boolean =>
  scopes.length + permissions.length === 0

/** The session of a page behind the sign-in, where there is one. */
export function useSession(): Session {
  const { data } = useQuery(options)
  if (data === undefined) throw new Error('There is no session yet.')
  return data
}

/** A session that was read before and still waits for something, such as the second factor. */
export function useWaitingSession(): Session | undefined {
  const session = readKnownSession(useQueryClient())
  return session?.status === 'active' ? undefined : session
}

/** That of the page, which may have ended by now. */
export const readKnownSession = (queries: QueryClient): Session | undefined =>
  queries.getQueryData<Session>(options.queryKey)

export const useFormerSession = (): Session | undefined => readKnownSession(useQueryClient())

/** Tells in a sentence what stands in the way of an operation, within the reach of the page or another; undefined when it is allowed. */
export function useObstacle(): (operation: string, within?: Reach) => string | undefined {
  const session = useSession()
  const reach = useReach()
  return (operation, within = reach) => {
    const obstacle = findObstacle(operation, session, within)
    return obstacle && sayObstacle(obstacle)
  }
}

const ofObstacles = {
  plan: 'problem.plan',
  closed: 'my.closed',
  read_only: 'problem.read_only',
  no_employee: 'my.no_employee',
  left: 'my.left',
  not_own: 'my.not_own',
  no_reports: 'team.no_reports',
  not_team: 'team.not_team',
} as const satisfies Readonly<Record<Exclude<Obstacle['kind'], 'right'>, WordId>>

function sayObstacle(obstacle: Obstacle): string {
  if (obstacle.kind !== 'right') return say(ofObstacles[obstacle.kind])
  return say('shell.right_missing', { right: obstacle.rights.map(right => sayOf('right', right)).join(', ') })
}

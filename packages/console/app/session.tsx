// Who is signed in: read once for all pages, with what they may do.
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { getSession } from '../gen/operations/sessions.ts'
import type { Output } from '../records/operation.ts'
import { ask } from './ask.ts'
import { otherPages } from './other-pages.ts'
import { findObstacle, type Obstacle } from './rights.ts'
import { say, sayOf } from './words.ts'

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

/** The session of a page behind the sign-in, where there is one. */
export function useSession(): Session {
  const { data } = useQuery(options)
  if (data === undefined) throw new Error('A page asked for the session before there is one.')
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

/** Tells in a sentence what stands in the way of an operation; undefined when it is allowed. */
export function useObstacle(): (operation: string) => string | undefined {
  const session = useSession()
  return operation => {
    const obstacle = findObstacle(operation, session)
    return obstacle && sayObstacle(obstacle)
  }
}

function sayObstacle(obstacle: Obstacle): string {
  if (obstacle.kind === 'plan') return say('problem.plan')
  if (obstacle.kind === 'read_only') return say('problem.read_only')
  return say('shell.right_missing', { right: obstacle.rights.map(right => sayOf('right', right)).join(', ') })
}

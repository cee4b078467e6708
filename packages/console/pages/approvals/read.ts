// Approvals as those read them whom they concern: by no reach of the page, because who asks and who is asked is the same in every room.
import { useQuery } from '@tanstack/react-query'
import { makeQuery } from '../../app/queries.ts'
import { useSession } from '../../app/session.tsx'
import { readLocale } from '../../app/words.ts'
import { getApproval, listApprovals } from '../../gen/operations/approvals.ts'
import type { Input, ListedOf } from '../../records/operation.ts'

export type Approval = ListedOf<'listApprovals'>
export type Step = Approval['steps'][number]
export type Asked = Step['asked'][number]

type Query = NonNullable<Input<'listApprovals'>['query']>

/** More at once is no list to decide from; the others come when these are decided. */
export const most = 100

export const useApprovals = (query: Query) =>
  useQuery(makeQuery(listApprovals, { query: Object.assign({ limit: most }, query) }))

/** What asks the person now. */
export const useAskedOfMe = () => useApprovals({ view: 'waiting' })

/** What waits for the person, and what of theirs waits for others, in one request: pages of one's own have few of them. */
export function useMine() {
  const { permissions, employee_id: me } = useSession()
  // Of those who see everybody's, the newest may be none of theirs.
  const seesAll = permissions.includes('approvals.manage')
  const asked = useApprovals(seesAll ? { view: 'waiting' } : { status: 'waiting' })
  const own = useApprovals(seesAll ? { view: 'own', status: 'waiting' } : { status: 'waiting' })
  return {
    asked: asked.data?.data.filter(({ asks_you }) => asks_you) ?? [],
    own: own.data?.data.filter(({ employee_id }) => employee_id === me) ?? [],
    hasMore: asked.data?.has_more ?? false,
  }
}

export const useApproval = (id: string) => useQuery(makeQuery(getApproval, { path: { id } }))

export const findOpen = ({ steps }: Approval): Step | undefined =>
  steps.find(({ status }) => status === 'open')

export const isAsked = ({ decision, ended_at }: Asked): boolean => decision === null && ended_at === null

/** What a step asks the person themselves, or whoever they stand in for. */
const findMine = (step: Step | undefined, me: string): Asked | undefined =>
  step?.asked.find(one => isAsked(one) && one.member_id === me) ??
  step?.asked.find(one => isAsked(one) && one.stand_in_id === me)

/** For whom the person would decide; undefined where they are asked themselves. */
export function findAway(approval: Approval, me: string): string | undefined {
  const mine = findMine(findOpen(approval), me)
  return mine === undefined || mine.member_id === me ? undefined : mine.name
}

/** Whom a step asks, in a row: one of them is enough, or all are needed, unless somebody was added who counts for one of them. */
export function nameAsked({ asked, quorum }: Step): string {
  const names = asked.filter(isAsked).map(({ name }) => name)
  const needsAll = quorum === 'all' && !asked.some(({ via }) => via === 'escalation')
  const type = needsAll ? 'conjunction' : 'disjunction'
  return new Intl.ListFormat(readLocale(), { type }).format(names)
}

// On the page of what one has asked for: whom it waits for, and who has decided each step.

import { useApprovals } from './read.ts'
import { Steps } from './steps.tsx'
import { sayWaiting } from './waits-for.tsx'

interface OwnWayProps {
  readonly record: { readonly id: string }
}

/** Nothing where nobody was asked step by step. */
export function OwnWay({ record: { id } }: OwnWayProps) {
  const { data } = useApprovals({ view: 'own', subject_id: id })
  const [approval] = data?.data ?? []
  if (approval === undefined) return null
  return (
    <>
      {approval.status === 'waiting' && <p className="notice waits">{sayWaiting(approval)}</p>}
      <Steps approval={approval} />
    </>
  )
}

// One's own claim above its facts: whom it waits for, and the expenses that it is the sum of.
import { OwnWay } from '../../approvals/own-way.tsx'
import { OwnItems } from './items.tsx'
import type { Claim } from './save-item.ts'

export function ClaimPanel({ record }: { readonly record: Claim }) {
  return (
    <>
      <OwnWay record={record} />
      <OwnItems record={record} />
    </>
  )
}

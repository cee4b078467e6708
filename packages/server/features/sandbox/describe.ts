// The sandbox as it is shown: beside which workspace it stands, and where its clock is.

import type { Sandbox } from '@muster/contract'
import { type Db, statement } from '@muster/db'

interface Row {
  id: string
  /** Of a sandbox never null, nor is the moment of its reset. */
  workspace_id: string | null
  ahead_seconds: number
  reset_at: string | null
  created_at: string
}

const selectSandbox = statement<Row>(
  'sandbox_at_hand',
  `select id, sandbox_of as workspace_id, clock_ahead_seconds as ahead_seconds, sandbox_reset_at as reset_at, created_at
   from companies where workspace_id = :workspace_id and id = :workspace_id`,
)

/** By the right time; the clock of the sandbox is ahead of it. */
export async function describeSandbox(db: Db, right: Temporal.Instant): Promise<Sandbox> {
  const [row] = await db.run(selectSandbox)
  const { id, workspace_id, ahead_seconds, reset_at, created_at } = row!
  const now = right.add({ seconds: ahead_seconds }).toString({ fractionalSecondDigits: 3 })
  return {
    object: 'sandbox',
    id,
    workspace_id: workspace_id!,
    now,
    ahead_seconds,
    reset_at: reset_at!,
    created_at,
  }
}

// Test keys as commands make them, with every operation that a new sandbox is filled by.

import type { SandboxId } from '@muster/db'
import type { Platform } from '../../runtime/platform.ts'
import { requireSecrets } from '../terminal/terminal.ts'
import { openOffice } from './office.ts'
import type { NewKey } from './operators.ts'
import { createTestKey } from './sandboxes.ts'

/** Makes a test key, and with the first one of a workspace its sandbox. */
export async function issueTestKey(
  platform: Platform,
  wanted: NewKey,
  actor: string,
): Promise<{ id: string; key: string; sandbox_id: SandboxId }> {
  const { calls } = await openOffice(platform)
  return createTestKey(calls, requireSecrets(platform), wanted, actor)
}

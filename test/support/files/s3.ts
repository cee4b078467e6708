// A bucket over real HTTP, with signatures: s3rver in a process of its own, on a folder of its own.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startModule } from '../processes/children.ts'

export interface Bucket {
  /** As MUSTER_FILES names it. */
  readonly address: string
  /** What a process has to have in its environment to be let in. */
  readonly credentials: Readonly<Record<string, string>>
  close(): Promise<void>
}

export async function openBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'muster-s3-'))
  const child = startModule(join(import.meta.dirname, 'serve-s3.ts'), [directory])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    address: `s3://muster/files?endpoint=http://127.0.0.1:${port}`,
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    async close() {
      const ended = once(child, 'exit')
      child.disconnect()
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

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
  /** Answers nobody until it comes back, with all that it had. */
  goAway(): Promise<void>
  /** Does nothing where it is there. */
  comeBack(): Promise<void>
  close(): Promise<void>
}

export async function openBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'muster-s3-'))
  let served = await serve(directory, 0)
  let isAway = false
  const { port } = served
  const goAway = async () => {
    if (isAway) return
    isAway = true
    const ended = once(served.child, 'exit')
    served.child.kill('SIGKILL')
    await ended
  }
  return {
    address: `s3://muster/files?endpoint=http://127.0.0.1:${port}`,
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    goAway,
    async comeBack() {
      if (isAway) served = await serve(directory, port)
      isAway = false
    },
    async close() {
      await goAway()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function serve(directory: string, port: number) {
  const child = startModule(join(import.meta.dirname, 'serve-s3.ts'), [directory, String(port)])
  const [said] = (await once(child, 'message')) as [{ port: number }]
  return { child, port: said.port }
}

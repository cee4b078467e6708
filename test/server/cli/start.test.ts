// A start keeps what Node compiles in the data folder, and does without where it cannot.

import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { started } from '../../support/server/muster.ts'

const settings = { PORT: '0', LOG_LEVEL: 'error', MUSTER_WORKER: 'off', NODE_COMPILE_CACHE: '' }

/** Starts a server in the folder, asks it, and has it end as operators do. */
async function startAndStop(folder: string): Promise<number> {
  const node = await started(['serve'], { ...settings, MUSTER_DATA_DIR: folder })
  const { status } = await fetch(`${node.base_url}/v1/me`)
  await node.stopped('SIGTERM')
  return status
}

describe('a start', () => {
  it('keeps what is compiled for the next one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-start-'))
    expect(await startAndStop(folder)).toBe(401)
    const kept = readdirSync(join(folder, 'compile-cache'), { recursive: true })
    expect(kept.length).toBeGreaterThan(100)
    expect(await startAndStop(folder)).toBe(401)
    expect(readdirSync(join(folder, 'compile-cache'), { recursive: true })).toHaveLength(kept.length)
  })

  it('goes on where nothing can be kept', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'muster-start-'))
    writeFileSync(join(folder, 'compile-cache'), 'a file in its place')
    expect(await startAndStop(folder)).toBe(401)
    expect(existsSync(join(folder, 'compile-cache'))).toBe(true)
  })
})

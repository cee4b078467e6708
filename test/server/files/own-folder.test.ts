// The folder of files under test: each worker's server has one of its own, for a sweep under a moved clock takes what is being written there.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DiskStore } from '../../../packages/server/files/disk-store.ts'
import { pdfOf } from '../../support/files/samples.ts'
import { makeOwner, uploadOf } from '../../support/fixtures/documents.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { server } from '../../support/server/server.ts'

const shared = resolve('.data/files')

it('is no folder of the project, and that of the worker itself', async () => {
  const workspace = await makeWorkspace()
  const bytes = pdfOf(100_000, workspace.id)
  const { sha256 } = await workspace.muster.employeeDocuments.create(
    uploadOf(await makeOwner(workspace), bytes),
  )
  const key = join(workspace.id, sha256.slice(0, 2), sha256)
  expect(existsSync(join(server.data_dir, 'files', key))).toBe(true)
  expect(existsSync(join(shared, key))).toBe(false)
  expect(process.env.MUSTER_DATA_DIR).toBe(server.data_dir)
})

it('takes uploads while the server of another worker sweeps its own under a clock that is years ahead', async () => {
  const workspace = await makeWorkspace()
  const owner = await makeOwner(workspace)
  const [other, ahead] = [new DiskStore(shared), Temporal.Now.instant().add({ hours: 24 * 3650 })]
  let isDone = false
  const sweeping = (async () => {
    while (!isDone) await other.tidy(ahead)
  })()
  try {
    for (let n = 0; n < 10; n++)
      await workspace.muster.employeeDocuments.create(
        uploadOf(owner, pdfOf(4_000_000, `${workspace.id} ${n}`)),
      )
  } finally {
    isDone = true
    await sweeping
  }
})

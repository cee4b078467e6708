// The facts that pages load: each module stands alone, is small, and says what a form needs.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { BodyFacts, CallFacts } from '@muster/contract'
import { type OperationFacts, operations } from '@muster/contract'
import { build } from 'esbuild'

const folder = resolve(import.meta.dirname, '../../packages/contract/gen/browser')
const modules = (of: string) => readdirSync(join(folder, of)).map(file => file.replace('.ts', ''))
const named = (of: string, name: string) => import(`@muster/contract/${of}/${name}`)

/** As a browser gets it; an import of Node fails the build. */
async function bundled(contents: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: resolve(import.meta.dirname, '../..') },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
  })
  return gzipSync(outputFiles[0]!.contents).length
}

describe('the facts for pages', () => {
  it('have a body for each form, with what its fields are for', async () => {
    const { LeaveApplicationCreate } = (await named('schemas', 'LeaveApplicationCreate')) as Record<
      string,
      BodyFacts
    >
    expect(LeaveApplicationCreate!.fields.employee_id).toMatchObject({
      type: 'string',
      ref: 'Id',
      required: true,
      description: expect.stringMatching(/\.$/),
      extensions: { 'x-references': 'Employee' },
    })
  })

  it('write out the objects within a body', async () => {
    const { PayrollImportCreate } = (await named('schemas', 'PayrollImportCreate')) as Record<
      string,
      BodyFacts
    >
    const lists = Object.values(PayrollImportCreate!.fields).filter(({ type }) => type === 'array')
    expect(lists.some(({ items }) => Object.keys(items?.fields ?? {}).length > 0)).toBe(true)
  })

  it('have every operation with its address, its rights and how it may be sent', async () => {
    const all: Record<string, CallFacts> = {}
    for (const tag of modules('operations')) Object.assign(all, await named('operations', tag))
    const whole = Object.values(operations) as readonly OperationFacts[]
    expect(Object.keys(all).sort()).toEqual(whole.map(({ id }) => id).sort())
    for (const { id, method, path, scopes, body, parameters } of whole) {
      const isKeyed = parameters.header.some(({ name }) => name === 'Idempotency-Key')
      expect(all[id]).toMatchObject({ id, method, path, rights: scopes })
      expect([id, all[id]!.body, all[id]!.is_keyed]).toEqual([id, body?.schema, isKeyed || undefined])
    }
  })

  it('are small: one form costs a page 3 kB at most, and the client with its transport 12 kB', async () => {
    const bodies = modules('schemas').map(name => bundled(`export * from '@muster/contract/schemas/${name}'`))
    expect(Math.max(...(await Promise.all(bodies)))).toBeLessThan(3_000)
    const page = `import { createBrowserTransport } from '@muster/sdk/browser'
      import { createClient } from './packages/console/gen/client.ts'
      console.log(createClient(createBrowserTransport()))`
    expect(await bundled(page)).toBeLessThan(12_500)
  })
})

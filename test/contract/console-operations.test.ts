// The operations that the console is made of: all of them, as the contract has them, and small.
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type OperationFacts, operations } from '@muster/contract'
import { build } from 'esbuild'
import { needs } from '../../packages/console/gen/needs.ts'
import type { AnyOperation } from '../../packages/console/records/operation.ts'
import { readOperationId } from '../../packages/console/records/operation-ids.ts'

const folder = resolve(import.meta.dirname, '../../packages/console/gen/operations')
const files = readdirSync(folder).map(file => join(folder, file))

async function readAll(): Promise<Record<string, AnyOperation>> {
  const all: Record<string, AnyOperation> = {}
  for (const file of files) Object.assign(all, await import(file))
  return all
}

describe('the operations of the console', () => {
  it('are those of the contract, with address and rights', async () => {
    const all = await readAll()
    const whole = Object.values(operations) as readonly OperationFacts[]
    expect(Object.keys(all).sort()).toEqual(whole.map(({ id }) => id).sort())
    const written = Object.entries(needs).flatMap(([needed, ids]) =>
      ids.split(' ').map(id => readOperationId(/@(\w+)/.exec(needed)?.[1] ?? '', id)),
    )
    expect(written.sort()).toEqual(Object.keys(all).sort())
    for (const { id, method, path, body, schemes, scopes } of whole) {
      expect(all[id]).toMatchObject({ id, method, path })
      expect([id, all[id]!.body]).toEqual([id, body?.schema ?? undefined])
      const isOfSession = schemes.every(scheme => scheme === 'session')
      expect([id, all[id]!.needs]).toEqual([id, isOfSession ? undefined : scopes])
    }
  })

  it('know the fields of what is sent, with what each is for', async () => {
    const { createLeaveApplication } = await readAll()
    expect(createLeaveApplication!.schemas.LeaveApplicationCreate!.employee_id).toMatchObject({
      type: 'string',
      references: 'Employee',
      required: true,
      help: expect.stringMatching(/\.$/),
    })
  })

  it('have every schema that a field refers to by its name', async () => {
    const { createPayrollImport } = await readAll()
    const { entries } = createPayrollImport!.schemas.PayrollImportCreate!
    expect(Object.keys(createPayrollImport!.schemas[entries!.items!.ref!]!).length).toBeGreaterThan(0)
  })

  it('cost a page 5 kB for each tag at most', async () => {
    const sizes = files.map(async file => {
      const { outputFiles } = await build({ entryPoints: [file], minify: true, write: false, format: 'esm' })
      return gzipSync(outputFiles[0]!.contents).length
    })
    expect(Math.max(...(await Promise.all(sizes)))).toBeLessThan(5_000)
  })
})

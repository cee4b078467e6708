// When the emitted validation compiles: operation by operation as they are asked for, or all at once.
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateAll, temporaryFolder } from './generated.ts'

const folder = temporaryFolder()
const home = join(folder, 'cursor-list')

beforeAll(() => generateAll(folder, ['cursor-list']))

/** How many functions were made of a text, as ajv makes its own, by the end of each step. */
function compiled(...steps: readonly string[]): number[] {
  const script = `let count = 0
globalThis.Function = new Proxy(Function, { construct: (of, args) => (count++, Reflect.construct(of, args)) })
const { createValidation } = await import('./gen/validation.ts')
const raw = { path: { id: 'p1' }, search: '', headers: {}, body: undefined }
const counts = []
let validate
${steps.map(step => `${step}\ncounts.push(count)`).join('\n')}
console.log(JSON.stringify(counts))`
  writeFileSync(join(home, 'start.ts'), script)
  return JSON.parse(execFileSync(process.execPath, ['start.ts'], { cwd: home, encoding: 'utf8' }))
}

it('compiles nothing at the start, and an operation on first use', () => {
  const [started, first, again, other] = compiled(
    'validate = createValidation()',
    `validate('getPet', raw)`,
    `validate('getPet', raw)`,
    `validate('deletePet', raw)`,
  )
  expect(started).toBe(0)
  expect(first).toBeGreaterThan(0)
  expect(again).toBe(first)
  expect(other).toBeGreaterThan(first!)
})

it('compiles everything at the start on request', () => {
  const [started, later] = compiled(
    'validate = createValidation({ atOnce: true })',
    `validate('getPet', raw); validate('deletePet', raw); validate('listPets', { ...raw, path: {} })`,
  )
  expect(started).toBeGreaterThan(0)
  expect(later).toBe(started)
})

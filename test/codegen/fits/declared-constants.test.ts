// The declarations of tables: the types that the compiler infers, whatever their length.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { emitJavaScript } from '../../../packages/codegen/output/javascript.ts'
import { compile } from '../compiled.ts'
import { generateAll, temporaryFolder } from '../generated.ts'

const folder = temporaryFolder()
const tables = ['operations.ts', 'schemas.ts', 'enums.ts']

const same = `type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false\n`

it('are those that the compiler infers, in every document', () => {
  generateAll(folder)
  const files = readTables()
  for (const { path, text } of emitJavaScript(files, 'esm')) {
    const file = join(folder, path.replace('/gen/', '/declared/'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const constants = files.flatMap(({ path, text }) =>
    [...text.matchAll(/^export const (\w+) = /gm)].map(([, name]) => [path, name!] as const),
  )
  const lines = constants.map(([path, name], at) => {
    const declared = path.replace('/gen/', '/declared/').replace(/ts$/, 'js')
    return `export const same${at}: Same<typeof import('./${path}').${name}, typeof import('./${declared}').${name}> = true\n`
  })
  writeFileSync(join(folder, 'same.ts'), [same, ...lines].join(''))
  expect(constants.length).toBeGreaterThan(200)
  expect(compile(folder)).toEqual({})
})

function readTables() {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const found = paths.filter(path => /^[\w-]+\/gen\//.test(path) && tables.includes(path.split('/').at(-1)!))
  return found.map(path => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
}

it('have no greatest length', () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `  row${at}: { at: ${at}, below: -${at + 1}.5, of: [null, true, 'x'] },\n`,
  )
  const text = `export const table = {\n${rows.join('')}} as const\n`
  const files = emitJavaScript([{ path: 'table.ts', text }], 'esm')
  const declared = files.find(({ path }) => path === 'table.d.ts')!.text
  expect(declared.length).toBeGreaterThan(1_000_000)
  expect(declared).toContain(
    'readonly row19999: {\n        readonly at: 19999;\n        readonly below: -20000.5;',
  )
})

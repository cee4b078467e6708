// Clients with streams under the strictest settings of the compiler, in a page that knows no Node.

import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { workspaces } from '../workspace.ts'

const workspace = workspaces()
const yaml = readFileSync(join(import.meta.dirname, 'sensors.yaml'), 'utf8')

const strict = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  noUnusedLocals: true,
  noUnusedParameters: true,
  noImplicitReturns: true,
  verbatimModuleSyntax: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  isolatedDeclarations: true,
  declaration: true,
  target: 'es2022',
  lib: ['es2022', 'dom', 'dom.iterable', 'dom.asynciterable'],
  types: [],
  module: 'preserve',
  moduleResolution: 'bundler',
  rootDir: '.',
  outDir: 'out',
}

it.each([['streamBodies'], ['dates']])(
  'A client with streams and %s compiles, its declarations alone as well',
  option => {
    const made = workspace(yaml)
    const options = option === 'dates' ? ['--dates', 'date'] : ['--stream-bodies']
    const told = made.run(
      'openapi.yaml',
      '--out',
      'gen',
      '--target',
      'types,client',
      '--import-extension',
      'none',
      ...options,
    )
    expect([told.status, told.stderr]).toEqual([0, ''])
    writeFileSync(
      join(made.home, 'tsconfig.json'),
      JSON.stringify({ compilerOptions: strict, include: ['gen'] }),
    )
    const compiler = resolve('node_modules/typescript/bin/tsc')
    const args = [compiler, '-p', made.home, '--pretty', 'false', '--checkers', '1']
    expect(spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout).toBe('')
  },
)

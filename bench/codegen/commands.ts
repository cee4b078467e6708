// The commands that are measured: ours as it is published, its engine, and the compiler.

import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const codegen = join(root, 'packages/codegen')

export const command = join(codegen, 'dist/muster-codegen.js')
export const engine = join(codegen, 'node_modules/openapi-typescript/bin/cli.js')
/** The compiler that is a program of Node, so that all it takes is seen. */
export const compiler = join(codegen, 'node_modules/typescript/bin/tsc')

export function build(): void {
  execFileSync(process.execPath, [join(root, 'scripts/build/build-codegen.ts')], { stdio: 'inherit' })
}

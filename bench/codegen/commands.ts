// The commands that are measured.

import { join, resolve } from 'node:path'

const codegen = resolve(import.meta.dirname, '../../packages/codegen')

export const command = join(codegen, 'muster-codegen.ts')
export const engine = join(codegen, 'node_modules/openapi-typescript/bin/cli.js')

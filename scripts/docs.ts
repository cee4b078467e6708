// Builds the documentation as a folder of static files (npm run docs): the page, its script, the public contract.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publicContract } from '@muster/contract/public'
import { docsFiles } from '../packages/server/http/pages/docs.ts'

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'dist', 'docs')

rmSync(out, { recursive: true, force: true })
mkdirSync(join(out, 'docs'), { recursive: true })
for (const [path, { bytes }] of docsFiles(publicContract())) {
  writeFileSync(path === '' ? join(out, 'index.html') : join(out, 'docs', path), bytes)
}
console.log(`The docs are in ${out}; any web server can serve that folder.`)

// Builds the documentation as a folder of static files (npm run docs): the page, its script, the public contract.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { publicContract, publicPictures } from '@muster/contract/public'
import { docsFiles } from '../packages/server/http/pages/docs.ts'

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'dist', 'docs')

rmSync(out, { recursive: true, force: true })
for (const [path, { bytes }] of docsFiles(publicContract(), publicPictures())) {
  const file = path === '' ? join(out, 'index.html') : join(out, 'docs', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
console.log(`The docs are in ${out}; any web server can serve that folder.`)

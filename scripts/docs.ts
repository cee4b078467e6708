// Builds the docs as a folder of static files (npm run docs), which any web server can serve, at any address.

import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { makeDocs } from '@muster/docs'
import { writeSite } from './build/write-site.ts'

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'dist', 'docs')

process.env.NODE_ENV = 'production'
const { pages, site } = await makeDocs(root)
rmSync(out, { recursive: true, force: true })
writeSite(out, site)
console.log(`The ${pages.length} pages of the docs are in ${out}; any web server can serve that folder.`)

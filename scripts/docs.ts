// Builds the docs as a folder of static files (npm run docs), which any web server can serve, at any address; --at /path/ says which one 404.html is for.

import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDocs } from '@muster/docs'
import { writeSite } from './build/write-site.ts'

const root = resolve(import.meta.dirname, '..')
const out = join(root, 'dist', 'docs')

const { values } = parseArgs({ options: { at: { type: 'string', default: '/docs/' } } })
const at = `/${values.at}/`.replaceAll(/\/+/g, '/')

process.env.NODE_ENV = 'production'
const { pages, site } = await makeDocs(root, () => undefined, at)
rmSync(out, { recursive: true, force: true })
writeSite(out, site)
console.log(
  `The ${pages.length} pages of the docs are in ${out}; any web server can serve that folder. Its 404.html is for ${at}.`,
)

// Redoc as two programs of the same source: one writes pages, the other brings them to life in a browser.

import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { Rendered } from './rendered.ts'

const sources = join(import.meta.dirname, 'redoc')

// What reads files and addresses, searches, cleans and colours what our contract does not have.
const unused =
  /^(@redocly\/openapi-core\/.*|swagger2openapi|lunr|mark\.js|perfect-scrollbar.*|stickyfill|dompurify|yaml|(node:)?(fs|http|https|os|path|tty|url))$/
const unusedLanguages =
  /^prismjs\/components\/prism-(c|clike|coffeescript|cpp|csharp|csv|go|http|java|lua|markup-templating|objectivec|perl|php|q|ruby|scala|sql|swift|yaml)\.js$/

// One is called while Redoc starts, and one asked for the folder of a page.
const nothing = 'module.exports = Object.assign(() => undefined, { dirname: path => path })'
// Redoc colours only languages that it names; TypeScript reads like JavaScript.
const languages = `const { languages } = require('prismjs'); languages.typescript = languages.javascript`
const mended = `module.exports = require('./mend.ts').mendElements(require('react'))`

/** Redoc and what styles it make their elements by it; React itself needs the true one. */
const makesElements = /[\\/]node_modules[\\/](redoc|styled-components)[\\/]/

const standIns: Plugin = {
  name: 'stand-ins',
  setup({ onLoad, onResolve }) {
    const standIn = (path: string) => ({ path, namespace: 'stand-in' })
    onResolve({ filter: unused }, () => standIn('nothing'))
    onResolve({ filter: unusedLanguages }, () => standIn('languages'))
    onResolve({ filter: /^polished$/ }, () => ({ path: join(sources, 'colours.ts') }))
    onResolve({ filter: /^react$/ }, ({ importer }) =>
      makesElements.test(importer) ? standIn('react') : undefined,
    )
    onLoad({ filter: /^/, namespace: 'stand-in' }, ({ path }) => ({
      contents: { react: mended, languages, nothing }[path] ?? nothing,
      resolveDir: sources,
    }))
  },
}

async function bundle(entry: string, options: BuildOptions): Promise<Buffer> {
  const { outputFiles } = await build({
    absWorkingDir: import.meta.dirname,
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
    ...options,
  })
  return Buffer.from(outputFiles?.[0]?.contents ?? [])
}

const redoc: BuildOptions = {
  define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
  plugins: [standIns],
}

export interface Renderer {
  readonly render: (document: object) => Rendered
  /** The program for browsers; it offers bringToLife. */
  readonly script: Buffer
  /** Another release of Redoc, other options or another theme have another one. */
  readonly digest: string
}

/** Redoc's own mark is the one thing that it asks another server for. */
const outside = 'https://cdn.redoc.ly/redoc/logo-mini.svg'
const noPicture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

/** Compiles Redoc, which takes half a second. */
export async function makeRenderer(): Promise<Renderer> {
  const forNode: BuildOptions = { platform: 'node', format: 'iife', globalName: 'writer' }
  const [writer, living] = await Promise.all([
    bundle(join(sources, 'server.ts'), Object.assign(forNode, redoc)),
    bundle(join(sources, 'browser.ts'), Object.assign({ format: 'esm' } satisfies BuildOptions, redoc)),
  ])
  const { render } = new Script(`${writer}\nwriter`, { filename: 'redoc-writer.js' }).runInThisContext()
  const script = Buffer.from(living.toString().replaceAll(outside, noPicture))
  const digest = createHash('sha256').update(writer).update(script).digest('hex')
  return { render, script, digest }
}

/** A script of our own for browsers, with constants that it is made with. */
export function bundleScript(
  path: string,
  constants: Readonly<Record<string, unknown>> = {},
): Promise<Buffer> {
  const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
  return bundle(path, { format: 'esm', define: Object.fromEntries(define) })
}

// With which ending the emitted files import each other: as the project that they go to is compiled.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { isObject } from '../document/json.ts'
import type { GeneratedFile } from './emit.ts'

/** `ts` for Node as it is, `js` for every setting of the compiler, `none` for bundlers that know no other. */
export const importExtensions = ['ts', 'js', 'none'] as const

export type ImportExtension = (typeof importExtensions)[number]

/** Files are emitted with imports of .ts. */
export function setImportExtension(file: GeneratedFile, extension: ImportExtension): GeneratedFile {
  if (extension === 'ts' || !file.path.endsWith('.ts')) return file
  const ending = extension === 'js' ? '.js' : ''
  return { ...file, text: file.text.replace(importOfTs, `$1${ending}$2`) }
}

// At the start of a line, where no comment and no text has one.
const importOfTs = /^((?:import|export|\}) [^'\n]*(?<=from )'\.\.?\/[^'\n]*)\.ts(')/gm

/**
 * What the nearest tsconfig.json above a folder asks for: `ts` where it allows that, else `js`. Without one, Node runs
 * the files as they are, and asks for `ts`.
 */
export function findUsualExtension(folder: string): ImportExtension {
  for (let at = resolve(folder); ; at = dirname(at)) {
    const options = readOptions(join(at, 'tsconfig.json'))
    if (options) return allowing.some(key => options[key] === true) ? 'ts' : 'js'
    if (dirname(at) === at) return 'ts'
  }
}

const allowing = ['allowImportingTsExtensions', 'rewriteRelativeImportExtensions']

type Options = Readonly<Record<string, unknown>>

/** The compiler's options in a file and in those that it extends; undefined where there is no such file. */
function readOptions(file: string, depth = 0): Options | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  const config = readConfigText(text)
  const bases = [config.extends ?? []].flat().filter(base => typeof base === 'string')
  const inherited = depth > 10 ? [] : bases.map(base => readOptions(findConfig(base, file), depth + 1))
  return Object.assign({}, ...inherited, config.compilerOptions)
}

function findConfig(base: string, from: string): string {
  if (/^\.{0,2}\//.test(base)) {
    const path = resolve(dirname(from), base)
    return path.endsWith('.json') ? path : `${path}.json`
  }
  const names = [base, `${base}.json`, `${base}/tsconfig.json`].filter(name => name.endsWith('.json'))
  for (let at = dirname(from); ; at = dirname(at)) {
    const path = names.map(name => join(at, 'node_modules', name)).find(existsSync)
    // One that is not installed says nothing.
    if (path !== undefined || dirname(at) === at) return path ?? ''
  }
}

/** JSON with comments and commas before brackets. What cannot be read says nothing; the compiler will tell. */
function readConfigText(text: string): Options {
  const bare = text
    .replace(/("(?:[^"\\]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '$1')
    .replace(/("(?:[^"\\]|\\.)*")|,(?=\s*[}\]])/g, '$1')
  try {
    const config: unknown = JSON.parse(bare)
    return isObject(config) ? config : {}
  } catch {
    return {}
  }
}

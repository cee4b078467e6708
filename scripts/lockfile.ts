// Completes package-lock.json with the optional packages of other platforms, which npm leaves out where its registry does not carry them; --check only reports.

import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

interface Entry {
  version?: string
  optional?: boolean
  dev?: boolean
  devOptional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

interface Lockfile {
  packages: Record<string, Entry>
}

const file = join(resolve(import.meta.dirname, '..'), 'package-lock.json')
const lockfile = JSON.parse(readFileSync(file, 'utf8')) as Lockfile

// A package that runs on no named platform must be found; the others are told by the words of their names.
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
]

/** Where npm looks for a dependency of the package at `path`: inside it, then in each folder further out. */
function isLocked(path: string, name: string): boolean {
  if (`${path === '' ? '' : `${path}/`}node_modules/${name}` in lockfile.packages) return true
  if (path === '') return false
  const out = path.lastIndexOf('/node_modules/')
  return isLocked(out === -1 ? '' : path.slice(0, out), name)
}

/** C libraries by the words that packages are named with. */
const libraries: Readonly<Record<string, string>> = { musl: 'musl', gnu: 'glibc' }

function entryOf(name: string, version: string, parent: Entry): Entry {
  const words = name.split(/[/-]/)
  const os = systems.filter(system => words.includes(system))
  const cpu = processors.filter(processor => words.includes(processor)).slice(0, 1)
  const libc = ['musl', 'gnu'].filter(word => words.includes(word)).map(word => libraries[word]!)
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(parent.dev && { dev: true }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  }
}

const missing: string[] = []
for (const [path, parent] of Object.entries(lockfile.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue
    missing.push(`${name}@${version}`)
    lockfile.packages[`node_modules/${name}`] = entryOf(name, version.replace(/^[\^~]/, ''), parent)
  }
}

if (process.argv.includes('--check')) {
  if (missing.length > 0) {
    console.error(
      `package-lock.json lacks ${missing.join(', ')}; npm ci would refuse it. Run: npm run lockfile`,
    )
    process.exitCode = 1
  }
} else if (missing.length > 0) {
  const { '': root, ...others } = lockfile.packages
  const sorted = Object.fromEntries(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify({ ...lockfile, packages: { '': root, ...sorted } }, null, 2)}\n`)
  console.log(`Added ${missing.join(', ')}.`)
}

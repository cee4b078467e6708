// Everything that must hold before a change lands (npm run check), or the checks that are named; each failure with what to do.

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { OpenApiDocument } from '@muster/codegen'
import { documentFor } from './audiences/audiences.ts'
import { type announcements, listAnnounced } from './audiences/breaks.ts'
import { readContract, readFormerContract } from './contract.ts'

const root = resolve(import.meta.dirname, '..')

interface Check {
  readonly name: string
  readonly remedy: string
  run(): boolean
}

function command(program: string, ...args: string[]): () => boolean {
  return () => spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status === 0
}

const checks: readonly Check[] = [
  {
    name: 'lockfile',
    remedy: 'npm run lockfile, and commit what it writes',
    run: command('node', 'scripts/lockfile.ts', '--check'),
  },
  {
    name: 'generated files and statements',
    remedy:
      'npm run generate, and commit what it writes; where a statement is told of, correct its SQL or its declared types',
    run: command('node', 'scripts/generate.ts', '--check'),
  },
  {
    name: 'former release',
    remedy:
      'expand now and contract one release later; where the former release lives with it all the same, add the subject and why to its packages/db/releases/*.accepted.txt',
    run: command('node', 'scripts/check-releases.ts'),
  },
  { name: 'types', remedy: 'follow the compiler', run: command('tsc', '-p', 'tsconfig.json') },
  {
    name: 'types of the console',
    remedy: 'follow the compiler',
    run: command('tsc', '-p', 'packages/console'),
  },
  {
    name: 'types of the docs in the browser',
    remedy: 'follow the compiler',
    run: command('tsc', '-p', 'packages/docs/browser'),
  },
  {
    name: 'words of the console',
    remedy: 'npm run words, then read the words that it wrote, and translate those that it names',
    run: command('node', 'scripts/words/console-words.ts', '--check'),
  },
  {
    name: 'lint and format',
    remedy: 'npm run format',
    run: command('biome', 'check', '--error-on-warnings'),
  },
  {
    name: 'contract',
    remedy: 'follow the rule that is named',
    run: command('redocly', 'lint', 'openapi.yaml'),
  },
  {
    name: 'house rules',
    remedy: 'follow the sentence of the failing rule',
    run: command('jest', '--selectProjects', 'pure', '--testMatch', '**/test/house.test.ts'),
  },
  {
    name: 'breaking changes',
    remedy:
      'keep the old shape beside the new one, or add a line to CHANGELOG.md that starts with "- **Breaking:**", or with "- **Breaking, Workspace API:**" where it breaks that one, and says what changes',
    run: breaksNobody,
  },
]

/** Says whom the contract touches beside the one on the main branch; a first contract breaks nobody. */
function breaksNobody(): boolean {
  const before = readOnMain('openapi.yaml')
  if (before === undefined) return true
  const [former, now] = [readFormerContract(before).document, readContract().document]
  const audiences = ['public', 'workspace'] as const
  return audiences.map(audience => breaksNone(audience, former, now)).every(isSafe => isSafe)
}

function breaksNone(audience: keyof typeof announcements, former: OpenApiDocument, now: OpenApiDocument) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-contract-'))
  try {
    const paths = ['main.json', `${audience}.json`].map(name => join(folder, name))
    for (const [index, document] of [former, now].entries())
      writeFileSync(paths[index]!, JSON.stringify(documentFor(audience, document)))
    console.log(`For the ${audience === 'public' ? 'callers of /v1' : 'callers of the Workspace API'}:`)
    const isSafe = command('node', 'packages/codegen/muster-codegen.ts', 'impact', ...paths)()
    return isSafe || isAnnounced(audience)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** In the private beta a break may land when the changelog announces it. */
function isAnnounced(audience: keyof typeof announcements): boolean {
  const now = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
  const announced = listAnnounced(audience, readOnMain('CHANGELOG.md') ?? '', now)
  for (const line of announced) console.log(`Announced in CHANGELOG.md: ${line}`)
  return announced.length > 0
}

function readOnMain(path: string): string | undefined {
  for (const branch of ['origin/main', 'main']) {
    try {
      return execFileSync('git', ['show', `${branch}:${path}`], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      })
    } catch {
      // No such branch here, or no such file on it yet.
    }
  }
  return undefined
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !checks.some(check => check.name === name))
if (unknown.length > 0) {
  const names = checks.map(({ name }) => `  ${name}`).join('\n')
  console.error(`There is no check "${unknown.join('" and no "')}". Name none for all, or some of:\n${names}`)
  process.exit(1)
}

const failed: Check[] = []
for (const check of checks.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const started = performance.now()
  console.log(`\n== ${check.name}`)
  const ok = check.run()
  console.log(`${ok ? 'ok' : 'FAILED'} after ${((performance.now() - started) / 1000).toFixed(1)} s`)
  if (!ok) failed.push(check)
}
for (const { name, remedy } of failed) console.error(`\n${name}: ${remedy}`)
process.exitCode = failed.length > 0 ? 1 : 0

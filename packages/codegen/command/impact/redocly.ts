// Runs redocly diff, which knows what breaks whom, and reads its report.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { JsonObject } from '../../document/json.ts'
import { UsageError } from '../usage.ts'

export type Impact = 'major' | 'minor' | 'patch'

/** The part of the report that is read. */
export interface ReportedChange {
  readonly kind: 'added' | 'removed' | 'modified'
  readonly impact: Impact
  /** The keyword that was modified. */
  readonly property?: string
  readonly verdicts: readonly { readonly ruleId: string; readonly impact: Impact; readonly message: string }[]
  readonly base?: { readonly pointer: string }
  readonly revision?: { readonly pointer: string }
}

export function compare(before: JsonObject, after: JsonObject): readonly ReportedChange[] {
  const program = findRedocly()
  const folder = mkdtempSync(join(tmpdir(), 'muster-codegen-'))
  const [base, revision, report] = ['base.json', 'revision.json', 'report.json'].map(name =>
    join(folder, name),
  ) as [string, string, string]
  try {
    writeFileSync(base, JSON.stringify(before))
    writeFileSync(revision, JSON.stringify(after))
    const options = ['--format', 'json', '--output', report, '--fail-on', 'none', '--lint-config', 'off']
    const { status, stderr } = spawnSync(process.execPath, [program, 'diff', base, revision, ...options], {
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`redocly diff ended with ${status}:\n${stderr}`)
    return (JSON.parse(readFileSync(report, 'utf8')) as { changes: ReportedChange[] }).changes
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The user's own, so that the rules of their redocly.yaml count; else the one beside the generator. */
function findRedocly(): string {
  for (const from of [pathToFileURL(join(process.cwd(), 'package.json')).href, import.meta.url]) {
    try {
      const manifest = findPackageJSON('@redocly/cli', from)
      if (!manifest) continue
      const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: Record<string, string> }
      return join(dirname(manifest), bin.redocly!)
    } catch {
      // Not installed as seen from here.
    }
  }
  throw new UsageError(
    'impact is built on redocly diff, which is not installed: npm install --save-dev @redocly/cli',
  )
}

// The grammar of the contract: each rule refuses a small deliberate break and says what to write instead.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { load } from 'js-yaml'
import type { Finding } from '../../packages/contract/document.ts'
import { expandContract } from '../../packages/contract/expand.ts'
import { rules } from '../../packages/contract/lint/rules.ts'
import { findMistakes } from '../../packages/contract/mistakes.ts'
import { parseContract } from '../../scripts/contract.ts'
import type { Breaks, Draft } from './breaks.ts'
import { filterBreaks } from './breaks-of-filters.ts'
import { operationBreaks } from './breaks-of-operations.ts'
import { recordBreaks } from './breaks-of-records.ts'
import { schemaBreaks } from './breaks-of-schemas.ts'
import { shortFormBreaks } from './breaks-of-short-form.ts'
import { stateBreaks } from './breaks-of-states.ts'

const root = resolve(import.meta.dirname, '../..')
const short = parseContract()
const contract = expandContract(short)
const text = JSON.stringify(contract)
/** A third of what structuredClone takes, and there is one for each case. */
const copy = (): Draft => JSON.parse(text)
const config = (load(readFileSync(join(root, 'redocly.yaml'), 'utf8')) as { rules: Record<string, unknown> })
  .rules

const optionsOf = (rule: string) => {
  const setting = config[`muster/${rule}`]
  return typeof setting === 'object' ? (setting as Record<string, unknown>) : {}
}
const tell = (findings: Iterable<Finding>) =>
  [...findings].map(({ at, message }) => `${at.join('.')}: ${message}`)
const findings = (rule: string, draft: Draft) => tell(rules[rule]!(draft, optionsOf(rule)))

const breaks: Breaks = { ...operationBreaks, ...schemaBreaks }

describe('The grammar of the contract', () => {
  describe.each(Object.keys(rules))('muster/%s', rule => {
    it('finds no mistake in the contract', () => {
      expect(findings(rule, contract)).toEqual([])
    })

    it.each(breaks[rule] ?? [])('refuses %s', (_what, how, says) => {
      const draft = copy()
      how(draft)
      expect(findings(rule, draft)).toContainEqual(expect.stringMatching(says))
    })
  })

  it('shows a mistake for every rule, and redocly.yaml makes every rule an error', () => {
    expect(Object.keys(breaks).sort()).toEqual(Object.keys(rules).sort())
    const severities = Object.keys(rules).map(rule => {
      const setting = config[`muster/${rule}`] as string | { severity: string } | undefined
      return [rule, typeof setting === 'object' ? setting.severity : setting]
    })
    expect(severities).toEqual(Object.keys(rules).map(rule => [rule, 'error']))
  })
})

describe('The short form of the contract', () => {
  it('has no mistake, and neither has the document that is written out', () => {
    expect(tell(findMistakes(short))).toEqual([])
    expect(tell(findMistakes(contract))).toEqual([])
  })

  it.each([...shortFormBreaks, ...filterBreaks, ...recordBreaks, ...stateBreaks])(
    'refuses %s',
    (_what, how, says) => {
      const draft: Draft = structuredClone(short)
      how(draft)
      expect(tell(findMistakes(draft))).toContainEqual(expect.stringMatching(says))
      expect(() => expandContract(draft)).toThrow(says)
    },
  )
})

describe('The linter', () => {
  type Report = { problems: { ruleId: string; location: { start: { line: number } }[] }[] }
  let clean: Report
  let broken: Report
  let alone: Report

  function lint(config: string, ...files: string[]): Report[] {
    const cli = join(root, 'node_modules/@redocly/cli/bin/cli.js')
    const args = ['lint', ...files, '--config', config, '--format', 'json', '--max-problems', '1000']
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
    const node = join(root, 'node_modules/.bin/node')
    const { stdout } = spawnSync(node, [cli, ...args], { cwd: root, encoding: 'utf8', env })
    return stdout.split(/(?<=^\})(?=\{)/m).map(part => JSON.parse(part) as Report)
  }

  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), 'grammar-'))
    try {
      const draft = copy()
      for (const rule of Object.keys(breaks)) breaks[rule]!.at(-1)![1](draft)
      shortFormBreaks[0]![1](draft)
      writeFileSync(join(folder, 'broken.json'), JSON.stringify(draft, null, 2))
      writeFileSync(join(folder, 'redocly.yaml'), 'extends: [spec]\n')
      const [first, second] = lint('redocly.yaml', 'openapi.yaml', join(folder, 'broken.json'))
      clean = first!
      broken = second!
      alone = lint(join(folder, 'redocly.yaml'), 'openapi.yaml')[0]!
    } finally {
      rmSync(folder, { recursive: true })
    }
  })

  it('accepts the contract without an error or a warning', () => {
    expect(clean.problems).toEqual([])
  })

  it('reads the short form as OpenAPI without our plugin', () => {
    expect(alone.problems).toEqual([])
  })

  it('runs every one of our rules and names the line', () => {
    const ours = broken.problems.filter(({ ruleId }) => ruleId.startsWith('muster/'))
    const seen = [...new Set(ours.map(({ ruleId }) => ruleId.slice('muster/'.length)))]
    expect(seen.sort()).toEqual(['short-form', ...Object.keys(rules)].sort())
    expect(ours.filter(({ location }) => !(location[0]!.start.line > 1))).toEqual([])
  })
})

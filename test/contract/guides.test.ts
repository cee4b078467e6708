// The guides hold: their samples compile, their links lead somewhere, their tables say what the contract says.

import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { enums } from '@muster/contract'
import { publicContract } from '@muster/contract/public'
import { delays } from '../../packages/server/events/retry-schedule.ts'
import {
  letterVariableNames,
  letterVariables,
} from '../../packages/server/features/letters/letter-variables.ts'
import { letterPrefixes } from '../../packages/server/features/letters/reference-numbers.ts'
import { allOperations } from '../support/contract/operations.ts'
import { type Block, blocksOf, read, root, tableOf } from '../support/contract/page.ts'

const pagesOf = (folder: string) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap(entry =>
    entry.isFile() && entry.name.endsWith('.md') ? [`${folder}/${entry.name}`] : [],
  )
const guides = pagesOf('docs/guides')
const sampled = [...guides, 'README.md', 'packages/sdk/README.md']
const linked = [
  ...sampled,
  'docs/examples/express-webhooks/README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  ...pagesOf('docs'),
  ...pagesOf('docs/decisions'),
]

/** A module of its own: the first sample of a page is the start of each later one. */
interface Sample {
  readonly file: string
  readonly text: string
  /** The place in the page of a line of the module. */
  readonly placeOf: (line: number) => string
}

function samplesOf(path: string, page: string): Sample[] {
  const [first, ...later] = blocksOf(page).filter(block => block.language === 'ts')
  if (!first) return []
  if (page.includes('blocks below are one file')) return [joinSamples(path, [first, ...later])]
  const started = first.text.split('\n').length - 1
  return [undefined, ...later].map((block, n) => ({
    file: `${path.replace(/\W/g, '_')}_${n + 1}.ts`,
    text: `${first.text}${block?.text ?? ''}`,
    placeOf: line =>
      `${path}:${block && line > started ? block.line + line - started - 1 : first.line + line - 1}`,
  }))
}

/** A page whose blocks are one program. */
function joinSamples(path: string, blocks: readonly Block[]): Sample {
  const places = blocks.flatMap(({ line, text }) =>
    text
      .split('\n')
      .slice(0, -1)
      .map((_, n) => line + n),
  )
  return {
    file: `${path.replace(/\W/g, '_')}.ts`,
    text: blocks.map(({ text }) => text).join(''),
    placeOf: line => `${path}:${places[line - 1]}`,
  }
}

/** What the compiler says against the samples, each error at its place in the page. */
function complaints(samples: readonly Sample[]): string[] {
  mkdirSync(join(root, '.data'), { recursive: true })
  const folder = mkdtempSync(join(root, '.data', 'guides-'))
  try {
    for (const { file, text } of samples) writeFileSync(join(folder, file), text)
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions: { types: ['node'] },
      include: [],
      files: samples.map(({ file }) => file),
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    return compiled(folder).map(error => inPage(error, samples))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function compiled(folder: string): string[] {
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  try {
    const options = ['--pretty', 'false', '--checkers', '1']
    execFileSync(process.execPath, [tsc, '-p', folder, ...options], { cwd: root, encoding: 'utf8' })
    return []
  } catch (error) {
    return (error as { stdout: string }).stdout.trim().split('\n')
  }
}

function inPage(error: string, samples: readonly Sample[]): string {
  const [, file = '', line = '', what] = /^(.*?)\((\d+),\d+\): (.*)$/.exec(error) ?? []
  const sample = samples.find(candidate => candidate.file === basename(file))
  return sample ? `${sample.placeOf(Number(line))} ${what}` : error
}

/** As the link to a heading spells it. */
function anchorsOf(page: string): Set<string> {
  const headings = page.replace(/^```.*?^```$/gms, '').matchAll(/^#+ (.*)$/gm)
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/[^\w\- ]/g, '')
        .replaceAll(' ', '-'),
    ),
  )
}

function brokenLinks(path: string): string[] {
  const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
  return links.filter(to => {
    if (/^[a-z]+:/.test(to)) return false
    const [file = '', anchor] = to.split('#')
    const target = file === '' ? path : relative(root, resolve(root, dirname(path), file))
    if (!existsSync(join(root, target))) return true
    return anchor !== undefined && !anchorsOf(read(target)).has(anchor)
  })
}

/** What reading or writing a tag takes, in the words of the guide. */
function scopesOf(tag: string, reads: boolean): string {
  const ofTag = allOperations.filter(facts => facts.tag === tag && (facts.method === 'get') === reads)
  const told = ofTag.map(({ scopes }) => scopes.map(all => inWords(all)).join(' or '))
  return [...new Set(told)].join('; ') || 'not through the API'
}

function inWords(scopes: readonly string[]): string {
  return scopes.length === 0 ? 'any valid key' : scopes.map(scope => `\`${scope}\``).join(' with ')
}

/** The contract's webhooks, as far as the guide tells of them. */
interface Webhooks {
  readonly webhooks: Record<
    string,
    { post: { summary: string; requestBody: { content: { 'application/json': { schema: Reference } } } } }
  >
  readonly components: { schemas: Record<string, { properties: { data: Reference } }> }
}

interface Reference {
  readonly $ref: string
}

const contract = JSON.parse(publicContract()) as Webhooks
const nameOf = ($ref: string) => $ref.slice($ref.lastIndexOf('/') + 1)

function inLargestUnit(seconds: number): string {
  const [count, unit] = seconds % 3600 === 0 ? [seconds / 3600, 'hour'] : [seconds / 60, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

describe('A page of the documentation', () => {
  it('has samples that compile', () => {
    const samples = sampled.flatMap(path => samplesOf(path, read(path)))
    expect(samples.length).toBeGreaterThan(31)
    expect(complaints(samples)).toEqual([])
  })

  it('reports its errors by file and line', () => {
    const page = ['# A page', '```ts', 'export const a: number = 1', '```', '', '```ts', 'a.b()', '```'].join(
      '\n',
    )
    expect(complaints(samplesOf('a.md', page))).toEqual([expect.stringMatching(/^a\.md:7 error TS2339: /)])
  })

  it.each(linked)('%s has links that lead somewhere', path => {
    expect(brokenLinks(path)).toEqual([])
  })

  it('has a sample in each guide for callers', () => {
    // Operators, the console and authors of law packs have commands, which tests of their own run.
    const guidesOfOthers =
      'before-you-begin command-line service-tokens console law loans corrections payroll bank-files salaries expenses recruitment letters approvals sign-in imports exports leaving privacy employees employees.ur deciding deciding.ur'.split(
        ' ',
      )
    const ofOthers = guidesOfOthers.map(name => `docs/guides/${name}.md`)
    const forCallers = guides.filter(path => !(ofOthers.includes(path) || path.includes('/operating')))
    const without = forCallers.filter(path => samplesOf(path, read(path)).length === 0)
    expect(without).toEqual([])
  })
})

describe('The table of', () => {
  it('errors matches the contract', () => {
    const table = Object.entries(enums.ProblemCode.extensions['x-problems'])
    // Those of the console's sessions are no caller's with a key.
    const wanted = table.flatMap(([code, row]) =>
      'internal' in row ? [] : [[code, [`${row.status}`, row.title, row.remedy]]],
    )
    expect([...tableOf(read('docs/guides/errors.md'), '`code`')]).toEqual(wanted)
  })

  it('scopes matches the contract', () => {
    const wanted = Object.entries(enums.Scope.extensions['x-scopes']).map(([scope, grants]) => [
      scope,
      [grants],
    ])
    expect([...tableOf(read('docs/guides/scopes.md'), 'Scope')]).toEqual(wanted)
  })

  it('events matches the contract', () => {
    const wanted = Object.entries(contract.webhooks).map(([type, { post }]) => {
      const { $ref } = post.requestBody.content['application/json'].schema
      const { data } = contract.components.schemas[nameOf($ref)]!.properties
      return [type, [post.summary, `\`${nameOf(data.$ref)}\``]]
    })
    expect(wanted.map(([type]) => type)).toEqual(enums.EventType.values)
    expect([...tableOf(read('docs/guides/webhooks.md'), 'Event')]).toEqual(wanted)
  })

  it('attempts matches the schedule', () => {
    const wanted = delays.map((seconds, n) => [`${n + 2}`, [inLargestUnit(seconds)]])
    expect([...tableOf(read('docs/guides/webhooks.md'), 'Attempt')]).toEqual(wanted)
  })

  it('variables of letters and their types matches the code', () => {
    const page = read('docs/guides/letters.md')
    const variables = letterVariableNames.map(name => [name, [letterVariables[name][0]]])
    expect([...tableOf(page, 'Variable')]).toEqual(variables)
    const types = Object.entries(letterPrefixes).map(([type, prefix]) => [type, [`\`${prefix}\``]])
    expect([...tableOf(page, 'Type')]).toEqual(types)
  })

  it('what needs which scope matches the contract', () => {
    const tags = [...new Set(allOperations.map(({ tag }) => tag))]
    const wanted = tags.map(tag => [tag, [scopesOf(tag, true), scopesOf(tag, false)]])
    expect([...tableOf(read('docs/guides/scopes.md'), 'Tag')]).toEqual(wanted)
  })
})

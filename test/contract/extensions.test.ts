// The x- keys: every one that the contract uses or a program reads is explained in docs/contract.md, and no other.

import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { publicContract, workspaceContract } from '@muster/contract/public'
import { keys, publicKeys, writtenKeys } from '../../packages/contract/keys.ts'
import { contractFile, parseContract } from '../../scripts/contract.ts'
import { readSources, written } from '../house/source.ts'

const root = resolve(import.meta.dirname, '../..')
const contract = readFileSync(contractFile, 'utf8')
const page = readFileSync(resolve(root, 'docs/contract.md'), 'utf8')

const sections = page.split(/^### /m).slice(1)
const explained = sections.map(section => /^`(x-[\w-]+)`\n/.exec(section)?.[1])

function* findKeys(node: unknown): Iterable<string> {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (key.startsWith('x-')) yield key
    yield* findKeys(value)
  }
}
const used = [...new Set(findKeys(parseContract()))].sort()

// No key of the contract, though it looks like one.
const header = 'x-powered-by'

describe('the public document', () => {
  it('has only the keys that its readers need, as that of the Workspace API has', () => {
    const found = [publicContract(), workspaceContract()].flatMap(text => [...findKeys(JSON.parse(text))])
    expect([...new Set(found)].sort()).toEqual([...publicKeys, ...writtenKeys].sort())
    expect(publicContract()).not.toContain('"x-permissions"')
  })

  it('says nothing of tables, of what is computed or of the audit', () => {
    const inner = ['x-table', 'x-id-prefix', 'x-computed', 'x-audited', 'x-actor', 'x-untracked']
    const both = publicContract() + workspaceContract()
    expect(inner.filter(key => both.includes(`"${key}"`))).toEqual([])
  })

  it('has the keys that docs/contract.md lists', () => {
    const [, list = ''] = /keeps what its readers need: ([^.]+)\./.exec(page) ?? []
    expect(list.match(/x-[\w-]+/g)).toEqual(publicKeys)
    for (const key of writtenKeys) expect(page).toContain(`The generator writes \`${key}\` beside them.`)
  })
})

describe('docs/contract.md', () => {
  it('explains every key that the contract uses, in order, and no other', () => {
    expect(explained).toEqual(used)
  })

  it('explains every key that the grammar knows', () => {
    expect(explained).toEqual(Object.keys(keys).sort())
  })

  it('explains every key that a program reads', () => {
    const ours = written(readSources(root)).filter(({ path }) =>
      /^(packages\/(?!codegen)|scripts)/.test(path),
    )
    const read = new Set(
      ours.flatMap(({ text }) => [...text.matchAll(/'(x-[a-zA-Z-]+)'/g)].map(([, key]) => key!)),
    )
    expect(read.size).toBeGreaterThan(10)
    const others: readonly string[] = [header, ...writtenKeys]
    expect([...read].filter(key => !used.includes(key) && !others.includes(key))).toEqual([])
  })

  it.each(sections.map(section => [section.split('\n')[0]!, section] as const))(
    'shows an example of %s and says what reads it',
    (key, section) => {
      expect(section).toMatch(/^[A-Z].*\.$/m)
      expect(/```yaml\n([\s\S]*?)```/.exec(section)?.[1]).toContain(`${key.replaceAll('`', '')}:`)
      expect(section).toMatch(/^Read by (\[|Redoc)/m)
    },
  )

  it('uses only lines of the contract in its examples', () => {
    const lines = new Set(contract.split('\n').map(line => line.trim()))
    const examples = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].flatMap(([, text]) =>
      text!.trimEnd().split('\n'),
    )
    expect(examples.length).toBeGreaterThan(50)
    expect(examples.filter(line => !lines.has(line.trim()))).toEqual([])
  })
})

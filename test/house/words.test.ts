// The words of the console: every language says what English says, with the same gaps.

import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'

const scripts = resolve(import.meta.dirname, '../../scripts')

const run = (...args: string[]): string => {
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  return stdout + stderr
}

/** What a call comes to. The module reads ICU by one that jest does not load. */
const tell = (call: string): string[] =>
  JSON.parse(
    run(
      '--eval',
      `import(${JSON.stringify(`${scripts}/words/compare-words.ts`)}).then(words => console.log(JSON.stringify(words.${call})))`,
    ),
  )

const compare = (english: object, words: object): string[] =>
  tell(`compareWords(${JSON.stringify(english)}, ${JSON.stringify(words)})`)

it('has each word in order in every language, with the gaps of the English one', () => {
  expect(run(`${scripts}/words/console-words.ts`, '--check')).toBe('')
})

it('is told which word is missing, unknown, cannot be read or has other gaps', () => {
  const english = {
    days: '{count, plural, one {# day} other {# days of {name}}}',
    hello: 'Hello, {name}',
    open: 'Open',
    other: 'Another {name}',
  }
  const words = {
    days: '{count, plural, one {يوم واحد} two {يومان} few {# أيام {name}} other {# يوم}}',
    hello: 'مرحبًا، {names}',
    other: '{name',
    shut: 'مغلق',
  }
  expect(compare(english, words)).toEqual([
    'shut is no English word: rename or delete it',
    'hello has the gaps {names}, and in English {name}',
    'open is missing: translate "Open"',
    expect.stringMatching(/^other cannot be read: /),
  ])
})

it('is told which word is for a value that its schema does not have', () => {
  const words = { 'value.applied': 'Applied', 'value.Import.applied': '', 'value.ImportStatus.applied': '' }
  const known = `new Set(['value.ImportStatus.applied'])`
  expect(tell(`findUnknownValues(${JSON.stringify(words)}, ${known})`)).toEqual([
    'value.Import.applied is a word for no value of the contract: rename or delete it',
  ])
})

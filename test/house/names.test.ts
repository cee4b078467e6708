// The house rules on names, over the whole source, and on the least sources that break them.

import { resolve } from 'node:path'
import { functionsAreVerbs, statementsSayWhatTheyDo, wordsHaveOneMeaning } from './names.ts'
import { type Rule, readSources } from './source.ts'

const house = readSources(resolve(import.meta.dirname, '../..'))

const listRemedies = (rule: Rule, text: string, path = 'packages/server/a.ts') =>
  rule([{ path, text }]).map(({ line, remedy }) => `${line} ${remedy}`)

describe.each([
  ['statements say what they do', statementsSayWhatTheyDo],
  ['functions and methods are verbs', functionsAreVerbs],
  ['words have one meaning', wordsHaveOneMeaning],
] as const)('%s', (_, rule) => {
  it('everywhere', () => {
    expect(rule(house).map(({ path, line, remedy }) => `${path}:${line} ${remedy}`)).toEqual([])
  })
})

it.each([
  [
    statementsSayWhatTheyDo,
    "const moved = statement('move_asset', '')",
    /1 Name the statement moved .* moveAssetRow/,
  ],
  [statementsSayWhatTheyDo, "const found = byIndex(prepared('a', q => q))", /the statement found/],
  [statementsSayWhatTheyDo, "const due = systemStatement<A>('a', '')", /the statement due/],
  [functionsAreVerbs, '\nclass A {\n  #told() {}\n}', /3 Name #told by a verb/],
  [functionsAreVerbs, 'function joined() {}', /Name joined by/],
  [functionsAreVerbs, 'export const refusedCell = () => 1', /Name refusedCell by/],
  [
    wordsHaveOneMeaning,
    'const standing = 1',
    /1 "standing" in standing has several meanings; write stored, open/,
  ],
  [wordsHaveOneMeaning, 'const mostTold = 1', /"told" in mostTold .* write the noun of what is said/],
  [wordsHaveOneMeaning, 'class A { #beside = 1 }', /write the noun of what is next to it/],
  [wordsHaveOneMeaning, 'const otherwise = 1', /write what it is in the other case/],
  [
    wordsHaveOneMeaning,
    '\n// What is of nobody in particular.',
    /2 A reader stops at "of nobody"; name what it concerns/,
  ],
])('rejects what breaks it: %p %j', (rule, text, says) => {
  expect(listRemedies(rule, text)).toEqual([expect.stringMatching(says)])
})

it('leaves names alone that are verbs, terms or local', () => {
  const text =
    'const readRows = statement("a", "")\nfunction seedRows() {\n  const joined = () => 1\n}\nclass A { negated() {} }\n'
  for (const rule of [statementsSayWhatTheyDo, functionsAreVerbs, wordsHaveOneMeaning])
    expect(listRemedies(rule, text)).toEqual([])
  expect(
    listRemedies(wordsHaveOneMeaning, 'type A = { otherwise: string }', 'packages/engine/law/a.ts'),
  ).toEqual([])
})

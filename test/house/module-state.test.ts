// The house rule on modules, over the whole source, and on the least sources that break it.

import { resolve } from 'node:path'
import { modulesKeepNothing } from './module-state.ts'
import { readSources } from './source.ts'

const told = (text: string, path = 'packages/db/a.ts') =>
  modulesKeepNothing([{ path, text }]).map(({ remedy }) => remedy)

it('modules keep nothing, anywhere', () => {
  const found = modulesKeepNothing(readSources(resolve(import.meta.dirname, '../..')))
  expect(found.map(({ path, line, remedy }) => `${path}:${line} ${remedy}`)).toEqual([])
})

describe('a module is rejected', () => {
  it.each([
    ['a variable', 'let a = 1', /constants only/],
    ['an exported variable', 'export let a = 1', /constants only/],
    ['an object of its own class', 'class A {}\nconst a = new A()', /makes no object of a class/],
    [
      'an object of a class beside it',
      "import { A } from './b.ts'\nexport const a = new A()",
      /makes no object/,
    ],
    ['a map that is filled', 'const a = new Map()\nconst f = () => a.set(1, 2)', /a is of the module/],
    [
      'a map that is filled in passing',
      'const a = new Map()\nconst f = () => a.getOrInsert(1, 2)',
      /a is of/,
    ],
    ['a list that grows', 'const a: number[] = []\nfunction f() { a.push(1) }', /changes as it runs/],
    ['an object that is written to', 'const a = { b: 1 }\nfunction f() { a.b = 2 }', /changes as it runs/],
    ['an object that counts', 'const a = { b: 1 }\nclass A { f() { a.b++ } }', /changes as it runs/],
    ['an object that loses', 'const a = { b: 1 }\nfunction f() { delete a.b }', /changes as it runs/],
  ])('for %s', (_, text, says) => {
    expect(told(text)).toEqual([expect.stringMatching(says)])
  })
})

it.each([
  ['a map that is read', 'const a = new Map([[1, 2]])\nexport const f = () => a.get(1)'],
  ['a table that is filled while the module loads', 'const a = new Map()\na.set(1, 2)'],
  ['a mark on an object of others', 'const a = new WeakSet()\nexport const f = (b: object) => a.add(b)'],
  ['a list of the same name in a function', 'const a = [1]\nfunction f() { const a = [2]; a.push(3) }'],
])('a module may have %s', (_, text) => {
  expect(told(text)).toEqual([])
})

it('a page of the browser may keep state, for it is made anew for each person', () => {
  expect(told('let a = 1', 'packages/console/app/a.ts')).toEqual([])
})

it('tests and scripts may keep state', () => {
  expect(told('let a = 1', 'scripts/a.ts')).toEqual([])
})

// What is text, what is not, where a document is broken, and where something stands in it.
import { Locator } from '../../packages/codegen/document/reading/locate.ts'
import { parseText } from '../../packages/codegen/document/reading/parse.ts'

const read = (text: string) => parseText(text, 'a.yaml')

it.each([
  ['words and dates', 'a: yes\nb: 2026-01-01\nc: 1_000\nd: 1:30\n', ['yes', '2026-01-01', '1_000', '1:30']],
  ['numbers', 'a: 1\nb: -1.50\nc: 1e3\nd: 0o17\ne: 010\n', [1, -1.5, 1000, 15, 10]],
  ['no value', 'a:\nb: ~\nc: null\nd: ""\n', [null, null, null, '']],
  [
    'text in several lines',
    'a: |\n  b: 1\n    c\nd: >-\n  e\n  f\n\n  g\nh: i\n  j\n',
    ['b: 1\n  c\n', 'e f\ng', 'i j'],
  ],
  [
    'anchors and merge keys',
    'a: &x { y: 1 }\nb: *x\nc:\n  <<: *x\n  z: 2\n',
    [{ y: 1 }, { y: 1 }, { y: 1, z: 2 }],
  ],
  ['brackets that close at the margin', 'a: [\n  1,\n]\nb: {\n  c: 1\n}\n', [[1], { c: 1 }]],
  ['line ends of Windows', 'a: |\r\n  b\r\nc: 1\r\n', ['b\n', 1]],
  ['JSON', '{ "a": 1, "b": [true] }', [1, [true]]],
  ['JSON with a comma too many', '{ "a": 1, }', [1]],
])('reads %s', (_, text, values) => {
  expect(Object.values(read(text) as object)).toEqual(values)
})

it('reads keys as text, whatever they look like', () => {
  const text = '404: a\ntrue: b\n2026-01-01: c\n/a/{b}:verify:\n  - d\n__proto__: e\n'
  expect(Object.keys(read(text) as object)).toEqual([
    '404',
    'true',
    '2026-01-01',
    '/a/{b}:verify',
    '__proto__',
  ])
})

it('reads an empty file as nothing', () => {
  expect(read('# To be written.\n')).toBeNull()
})

it.each([
  ['a: 1\na: 2\n', 'a.yaml:2:'],
  ['{ "a": 1, "a": 2, }', 'a.yaml:1:'],
  ['a: b: c\n', 'a.yaml:1:5 error unreadable-text: '],
  ['a:\n    b: 1\n  c: 2\n', 'a.yaml:3:'],
  ['a: *x\n', 'a.yaml:1:'],
  ['a: "x\n', 'a.yaml:2:'],
  ['a: 1\n\tb: 2\n', 'a.yaml:2:'],
  ['{ "a": 1 "b": 2 }', 'a.yaml:1:13 error unreadable-text: '],
  ['a: 1\n---\nb: 2\n', 'Write a single document into the file.'],
])('says where %j is broken', (text, place) => {
  expect(() => read(text)).toThrow(place)
})

it.each([
  ['a brace within a text', ['{ "a": "}],",', '  "b": 1 }'], ['b'], { line: 2, column: 3 }],
  ['an escaped quote', ['{ "a": { "x": "\\"}" },', '"b": 1 }'], ['b'], { line: 2, column: 1 }],
  [
    'a text that ends in a backslash',
    ['{ "a": "\\\\", "b":', '[2,', ' {}] }'],
    ['b', '1'],
    { line: 3, column: 2 },
  ],
  [
    'a key with a quote',
    ['{ "a\\"b": [[1], 2],', '  "c": { "d": 3 } }'],
    ['c', 'd'],
    { line: 2, column: 10 },
  ],
])('finds what stands in JSON behind %s', (_, lines, keys, place) => {
  expect(new Locator(lines.join('\n')).find(keys)).toEqual(place)
})

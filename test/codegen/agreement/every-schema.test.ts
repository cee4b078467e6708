// The type of every schema in the small documents takes the values that its validator takes, and no others.
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Agreement } from './measure.ts'

const documents = join('test', 'codegen', 'documents')
const files = readdirSync(documents).filter(file => file.endsWith('.yaml'))
const script = join('test', 'codegen', 'agreement', 'measure.ts')
let agreements: Record<string, Agreement>

/** Why some schemas differ all the same. The list only shrinks. */
const differing: Record<string, string> = {
  'composed-schemas Person': 'a schema beside a composition is not closed by unevaluatedProperties',
  'composed-with-siblings Base': 'a text has a length, as this object may have',
  'exact-values-and-inherited-names Thing':
    'an object has a constructor, and so may have no field of this name',
  'keywords-of-types CardOrText': 'what may be a text as well is no choice between objects',
  'one-way-objects Choice': 'a field of one variant is that of every variant',
  'one-way-objects Pattern': 'a field that no pattern names has the type of those that one names',
  'rest-and-tuples Marks': 'a field that no pattern names has the type of those that one names',
}

beforeAll(() => {
  const paths = files.map(file => join(documents, file))
  const told = execFileSync(process.execPath, [script, '150', ...paths], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  })
  agreements = JSON.parse(told)
})

it.each(files.map(file => basename(file, '.yaml')))('%s', document => {
  const { values, same, differences } = agreements[document]!
  expect(differences.filter(({ schema }) => !Object.hasOwn(differing, `${document} ${schema}`))).toEqual([])
  expect(same).toBeGreaterThanOrEqual(values * 0.9)
})

it('leaves no difference in the list that is none any more', () => {
  const found = Object.entries(agreements).flatMap(([document, { differences }]) =>
    differences.map(({ schema }) => `${document} ${schema}`),
  )
  expect([...new Set(found)].sort()).toEqual(Object.keys(differing).sort())
})

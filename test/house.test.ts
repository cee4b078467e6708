// The house rules that a program can hold, over the whole source; each failure says where and what to do.

import { resolve } from 'node:path'
import { longFiles, longFunctions } from './house/debt.ts'
import { documentsNameWhatIsThere } from './house/documents.ts'
import { importDirection, importsMakeNoCircle, noCommonJs, relativeImportsSayTs } from './house/imports.ts'
import {
  columnsAreNamed,
  engineIsPure,
  handlersWaitForTheDatabase,
  numbersHaveNoGaps,
  oneSpelling,
} from './house/packages.ts'
import { featuresMakeNoCircle, featuresMeetAtTheirIndex, kernelKnowsNoFeature } from './house/rooms.ts'
import { type Rule, readSources, type Source } from './house/source.ts'
import { testsEndWhatTheyStart, testsHaveOneLimit } from './house/tests.ts'
import {
  filesFitASitting,
  functionsFitAScreen,
  generatedIsMarked,
  namesMeanSomething,
  noAny,
  noSpreadOfALiteral,
  nothingLeftToDo,
  opensWithASentence,
} from './house/text.ts'

const house = readSources(resolve(import.meta.dirname, '..'))

interface Held {
  readonly title: string
  readonly rule: Rule
  /** Files that may break the rule for now. */
  readonly debt?: readonly string[]
  /** The least sources that break it, each with the sentence it gets. */
  readonly breaks: readonly (readonly [says: RegExp, sources: Readonly<Record<string, string>>])[]
}

const file = (path: string, text: string, says: RegExp): Held['breaks'][number] => [says, { [path]: text }]
const [todo, spread] = ['TO' + 'DO', '.'.repeat(3)]
const tag = 'tags:\n  - name: pay_grades\nx-tagGroups:\n  - name: Pay\n    tags: [pay_grades]\n'

const rules: readonly Held[] = [
  {
    title: 'packages import to their right only',
    rule: importDirection,
    breaks: [
      file('packages/sdk/a.ts', "import '@muster/db'", /sdk may import only contract, not db/),
      file('packages/db/a.ts', "export * from '@muster/contract'", /db may import nothing of ours/),
      file('packages/db/a.ts', "import '../engine/money.ts'", /reaches into engine by path/),
      file('packages/db/a.ts', "import '../../scripts/drift.ts'", /outside of the package/),
      file('packages/db/a.ts', "import express from 'express'", /only kysely, pg, pg-protocol/),
      file('packages/engine/a.ts', "await import('yaml')", /engine may import only decimal.js, not yaml/),
      file('packages/contract/a.ts', "type A = import('pg').Client", /contract may import no library/),
      file('packages/more/a.ts', "import 'pg'", /not in the drawing of the layers/),
    ],
  },
  {
    title: 'files import each other in one direction',
    rule: importsMakeNoCircle,
    breaks: [[/b.ts leads back/, { 'a/a.ts': "export * from './b.ts'", 'a/b.ts': "import './a.ts'" }]],
  },
  {
    title: 'the kernel of the server knows no feature',
    rule: kernelKnowsNoFeature,
    breaks: [
      file('packages/server/http/a.ts', "import '../features/pay/index.ts'", /http is of the kernel/),
      file('packages/server/runtime/a.ts', "import '../jobs.ts'", /may not know jobs.ts/),
    ],
  },
  {
    title: 'features meet at their index',
    rule: featuresMeetAtTheirIndex,
    breaks: [
      file('packages/server/features/pay/a.ts', "import '../leave/b.ts'", /from .*leave\/index.ts/),
      file('packages/server/jobs.ts', "import './features/pay/a.ts'", /from .*pay\/index.ts/),
      file('packages/server/features/pay/a.ts', "import '../../cli/muster.ts'", /not cli\/muster.ts/),
    ],
  },
  {
    title: 'features know each other in one direction',
    rule: featuresMakeNoCircle,
    breaks: [
      [
        /pay knows leave, which knows pay again/,
        {
          'packages/server/features/pay/a.ts': "import '../leave/index.ts'",
          'packages/server/features/leave/b.ts': "import '../loans/index.ts'",
          'packages/server/features/loans/c.ts': "import '../pay/index.ts'",
        },
      ],
    ],
  },
  {
    title: 'documents link to and name files and tests that are there',
    rule: documentsNameWhatIsThere,
    breaks: [
      file('docs/a.md', 'See [b](b.md#c).', /There is no b.md/),
      file('docs/a.md', 'See `http/a.ts`.', /There is no http\/a.ts/),
      file('README.md', '[The code](packages/a.ts)', /There is no packages\/a.ts/),
      file('docs/decisions/a.md', 'By `api/a.test.ts` "x", "y".', /There is no test "y" in api\/a.test.ts/),
    ],
  },
  {
    title: 'imports name the file with its ending',
    rule: relativeImportsSayTs,
    breaks: [file('scripts/a.ts', "import './b'", /with its ending/)],
  },
  {
    title: 'modules are ES modules',
    rule: noCommonJs,
    breaks: [
      file('scripts/a.ts', "const a = require('a')", /write import and export/),
      file('scripts/a.ts', "import { createRequire } from 'node:module'", /createRequire is CommonJS/),
      file('scripts/a.ts', 'module.exports = 1', /module is CommonJS/),
      file('test/a.ts', 'read(__dirname)', /import.meta.dirname/),
    ],
  },
  {
    title: 'names mean something',
    rule: namesMeanSomething,
    breaks: [
      file('packages/db/utils.ts', '', /"utils.ts" names nothing/),
      file('packages/server/helpers/a.sql', '', /"helpers" names nothing/),
    ],
  },
  {
    title: 'a file opens with one sentence that says what it is',
    rule: opensWithASentence,
    breaks: [
      file('a.ts', 'export {}', /Open the file with one line/),
      file('a.ts', '#!/usr/bin/env node\nexport {}', /Open the file/),
      file('a.ts', '// Reads what is there: a FOLDER', /ends with a full stop/),
      file('packages/db/migrations/0001-a.sql', 'create table a ();', /"-- What it is."/),
    ],
  },
  {
    title: 'a file fits a sitting',
    rule: filesFitASitting,
    debt: longFiles,
    breaks: [file('a.ts', 'export {}\n'.repeat(301), /301 lines; split it/)],
  },
  {
    title: 'a function fits a screen',
    rule: functionsFitAScreen,
    debt: longFunctions,
    breaks: [
      file('a.ts', `export const a = () => {${'\n'.repeat(60)}}`, /a has 61 lines/),
      file('a.ts', `class A { b() {${'\n'.repeat(60)}} }`, /b has 61 lines/),
    ],
  },
  {
    title: 'the engine is pure',
    rule: engineIsPure,
    breaks: [
      file('packages/engine/a.ts', 'const a = new Date()', /No Date in the engine/),
      file('packages/engine/a.ts', 'export async function a() {}', /Nothing in the engine waits/),
      file('packages/engine/a.ts', 'await a', /Nothing in the engine waits/),
      file('packages/engine/a.ts', 'Number(a)', /No Number in the engine/),
      file('packages/engine/a.ts', 'process.env.A', /No process/),
      file('packages/engine/a.ts', 'fetch(a)', /No fetch/),
      file('packages/engine/a.ts', "import 'node:fs'", /No node:fs/),
      file('packages/engine/a.ts', 'Temporal.Now.instant()', /No Temporal.Now/),
    ],
  },
  {
    title: 'handlers wait for the database alone',
    rule: handlersWaitForTheDatabase,
    breaks: [
      file(
        'packages/server/features/pay/handlers/a.ts',
        "import { lookup } from 'node:dns/promises'",
        /No node:dns/,
      ),
      file('packages/server/features/leave/a.ts', 'await fetch(a)', /No fetch while a connection/),
    ],
  },
  {
    title: 'nothing is any',
    rule: noAny,
    breaks: [file('a.ts', 'let a: any[]', /Write what it is, or unknown/)],
  },
  {
    title: 'no literal is spread',
    rule: noSpreadOfALiteral,
    breaks: [
      file('a.ts', `f({ ${spread}{ a, b }, c })`, /Write what is in the literal/),
      file('a.ts', `f([${spread}['a', 'b']])`, /where it is spread/),
    ],
  },
  {
    title: 'what is left to do has a reason',
    rule: nothingLeftToDo,
    breaks: [
      file('a.ts', `// ${todo} later`, /Do it, or write/),
      file('a.ts', `f({\n  // ${todo}: soon\n})`, /Do it, or write/),
    ],
  },
  {
    title: 'what is generated says so',
    rule: generatedIsMarked,
    breaks: [
      file('packages/db/gen/a.ts', '// By hand.', /wholly written by npm run generate/),
      file('.gitattributes', '', /linguist-generated/),
    ],
  },
  {
    title: 'a statement names its columns',
    rule: columnsAreNamed,
    breaks: [
      file('packages/server/a.ts', "'select * from employees'", /"select \* from employees"/),
      file('packages/server/a.ts', "'delete from a returning *'", /name those/),
      file('packages/server/a.ts', `\`select id, e.* from employees e where $\{a}\``, /name those/),
      file('packages/server/a.ts', "db.selectFrom('a').selectAll()", /"selectAll"/),
    ],
  },
  {
    title: 'a noun has one spelling',
    rule: oneSpelling,
    breaks: [
      [/no slice; write packages\/server\/features\/pay\/handlers\/pay-grades.ts/, { 'openapi.yaml': tag }],
      [/no test; write test\/api\/pay\/pay-grades.test.ts/, { 'openapi.yaml': tag }],
      [/after its tag/, { 'openapi.yaml': tag, 'packages/server/features/pay/handlers/grades.ts': '' }],
      [/after its tag/, { 'openapi.yaml': tag, 'packages/server/features/leave/handlers/pay-grades.ts': '' }],
      [/after its tag/, { 'openapi.yaml': tag, 'test/api/pay/grades.test.ts': '' }],
      [/after its tag/, { 'openapi.yaml': tag, 'test/api/pay-grades.test.ts': '' }],
    ],
  },
  {
    title: 'tests end what they start',
    rule: testsEndWhatTheyStart,
    breaks: [
      file('test/a.ts', "import { spawn } from 'node:child_process'", /processes\/children.ts, so that it/),
      file('test/a.ts', "import { fork as start } from 'node:child_process'", /ends with the test file/),
      file('test/a.ts', "import * as processes from 'child_process'", /ends with the test file/),
    ],
  },
  {
    title: 'tests have one time limit',
    rule: testsHaveOneLimit,
    breaks: [
      file('test/a.test.ts', "it('is', () => {}, 20_000)", /for all tests/),
      file('test/a.test.ts', "it.each([1])('is', () => {}, 20_000)", /for all tests/),
      file('test/a.test.ts', 'beforeAll(() => start(), 9_000)', /for all tests/),
      file('test/a.test.ts', 'jest.setTimeout(60_000)', /for all tests/),
    ],
  },
  {
    title: 'migrations and decisions are numbered without gaps',
    rule: numbersHaveNoGaps,
    breaks: [
      file('packages/db/migrations/0002-a.sql', '', /Number 0001 is next/),
      file('docs/decisions/0001_a.md', '', /Number 0001 is next/),
    ],
  },
]

const tell = (rule: Rule, sources: readonly Source[]) =>
  rule(sources).map(({ path, line, remedy }) => `${path}:${line} ${remedy}`)

describe.each(rules)('The house: $title', ({ rule, debt = [], breaks }) => {
  it('holds everywhere', () => {
    const fresh = (source: Source) => !debt.includes(source.path)
    expect(tell(rule, house.filter(fresh))).toEqual([])
  })

  it('lists no exception that is no longer needed', () => {
    const broken = new Set(debt.length > 0 ? rule(house).map(({ path }) => path) : [])
    // What is fine by now is taken off the list in test/house/debt.ts.
    expect(debt.filter(path => !broken.has(path))).toEqual([])
  })

  it.each(breaks)('rejects a violation with %s', (says, sources) => {
    const broken = Object.entries(sources).map(([path, text]) => ({ path, text }))
    expect(tell(rule, broken)).toContainEqual(expect.stringMatching(says))
  })
})

describe('The house', () => {
  it('allows reading all columns of a table expression of the statement', () => {
    const sql = `\`with a as (update b set c = 1 returning $\{d}) select * from a\``
    const text = `f(${sql}, 'select count(*) from b')`
    expect(columnsAreNamed([{ path: 'packages/server/a.ts', text }])).toEqual([])
  })

  it('allows reading all columns of a derived table if they are named around it, and nowhere else', () => {
    const told = (selected: string) => {
      const text = `'select ${selected} from (select a.* from a limit 1) as a'`
      return columnsAreNamed([{ path: 'packages/server/a.ts', text }])
    }
    expect(told('a.id')).toEqual([])
    expect(told('*')).toHaveLength(1)
  })

  it('allows a member with the name of a forbidden global', () => {
    const text = "const { Date: day } = a.Date({ process: 1 })\n// TODO: wait for the tax office's table\n"
    expect(engineIsPure([{ path: 'packages/engine/a.ts', text }])).toEqual([])
    expect(nothingLeftToDo([{ path: 'a.ts', text }])).toEqual([])
  })
})

// The ledgers that need no server: every operation of the contract, and those without a test.

import { resolve } from 'node:path'
import { type OperationFacts, operations } from '@muster/contract'
import { readContract } from '../../scripts/contract.ts'
import { readSources, type Source } from '../house/source.ts'
import { assertLedger, committed, differenceOf, type Ledger, textOf } from '../support/contract/ledger.ts'
import { allOperations } from '../support/contract/operations.ts'
import { type Draft, field, list, one } from './breaks.ts'
import { tested } from './ledgers/coverage.ts'
import { documentLedger } from './ledgers/document.ts'
import { lineOf, operationsLedger } from './ledgers/operations.ts'

const root = resolve(import.meta.dirname, '../..')

describe('operations.txt', () => {
  it('lists every operation of the contract', () => {
    const ledger = operationsLedger()
    expect(ledger.lines).toHaveLength(allOperations.length)
    assertLedger(ledger)
  })

  it('says everything that a caller has to know before a call', () => {
    const parameter = (name: string, required: boolean) =>
      ({ name, required, type: 'string', repeated: false }) as const
    const line = lineOf(
      {
        id: 'makeIt',
        method: 'post',
        path: '/v1/its',
        status: 202,
        tag: 'its',
        summary: 'Make it',
        schemes: ['api_key'],
        scopes: [['a:read', 'b:read'], ['c:write']],
        parameters: {
          path: [],
          query: [parameter('dry', false), parameter('on', true)],
          header: [parameter('Idempotency-Key', false)],
          cookie: [],
        },
        body: { schema: 'ItCreate', required: false, mediaTypes: ['application/json', 'text/csv'] },
        result: null,
        extensions: { 'x-untracked': true },
      },
      {
        operationId: 'makeIt',
        deprecated: true,
        description: 'Makes it.\n\nFires `it.made`, and `it.sent` on a weekday. A repeat fires no event.',
      },
    )
    expect(line.split(/ {2,}/)).toEqual([
      'POST',
      '/v1/its',
      'makeIt',
      'its',
      '202 -',
      'a:read with b:read or c:write',
      'ItCreate (optional) text/csv; Idempotency-Key; x-untracked; deprecated; fires it.made it.sent; query dry on!',
    ])
  })
})

describe('document.txt', () => {
  const contract = readContract()
  const lines = documentLedger(contract).lines

  it('has a digest of every part of the contract', () => assertLedger(documentLedger(contract)))

  const changes: [what: string, change: (draft: Draft) => void, parts: RegExp[]][] = [
    ['a status', draft => delete one(draft).responses['404'], [/^GET \/v1\/employees\/\{id\} /]],
    ['a bound of a field', draft => (field(draft, 'first_name').maxLength = 9), [/^schema EmployeeFields /]],
    [
      'a shared parameter',
      draft => (draft.components.parameters.EmployeeId.schema = { type: 'integer' }),
      [/^\w+ \/(v1|console)\/employees\/\{id\}/],
    ],
    ['nothing but prose', draft => (field(draft, 'first_name').description = 'A name.'), []],
    ['nothing but an order', draft => one(draft).security.reverse() && list(draft).parameters.reverse(), []],
  ]
  it.each(changes)('shows a change of %s', (_what, change, parts) => {
    const draft: Draft = structuredClone(contract.document)
    change(draft)
    const changed = documentLedger({ document: draft }).lines.filter(line => !lines.includes(line))
    expect(changed.length > 0).toBe(parts.length > 0)
    expect(changed.filter(line => !parts.some(part => part.test(line)))).toEqual([])
  })
})

describe('coverage.txt', () => {
  const covered = tested(readSources(root))
  const all: readonly OperationFacts[] = Object.values(operations)

  // Not even UPDATE_LEDGERS adds a line: the list only shrinks.
  it('lists every operation without a test', () => {
    const listed = committed('coverage.txt')
    const untested = all.filter(({ id }) => !covered.has(id) && !listed.includes(id))
    const remedies = untested.map(({ id, tag }) => {
      const file = `${tag.replaceAll('_', '-')}.test.ts in the folder of its feature in test/api`
      return `${id}: no test calls it through the SDK and expects it to succeed; write one in ${file}`
    })
    expect(remedies).toEqual([])
  })

  it('lists no operation that is tested or removed', () => {
    const title = ['Operations without a test of their own. The list only shrinks.']
    const test = '--selectProjects pure --testPathPatterns ledgers'
    const lines = committed('coverage.txt').filter(id => id in operations && !covered.has(id))
    assertLedger({ name: 'coverage.txt', title, lines, test })
  })

  const source = (path: string, text: string): Source => ({ path, text })
  const cases: [what: string, text: string, operations: string[]][] = [
    ['a method of a client', 'await (await made()).muster.branches.create(body)', ['createBranch']],
    ['a list that is iterated', 'for await (const b of muster.branches.list()) use(b)', ['listBranches']],
    ['a resource with a name', 'const places = muster.branches; places.get(id)', ['getBranch']],
    ['a resource in an object', 'const a = { places: muster.branches }; a.places.get(id)', ['getBranch']],
    ['a resource taken out', 'const { branches: b } = muster; b.update(id, body)', ['updateBranch']],
    ['a call that is refused', 'await expect(muster.branches.create(body)).rejects.toThrow()', []],
    ['a call whose failure is caught', 'await muster.branches.create(body).catch(error => error)', []],
    ['the method of something else', 'list.create(body); muster.branches.forget(id)', []],
  ]
  it.each(cases)('reads in a test %s', (_what, text, expected) => {
    expect([...tested([source('test/api/organisation/branches.test.ts', text)])]).toEqual(expected)
  })

  const places: [path: string, counts: boolean][] = [
    ['test/api/organisation/branches-more.test.ts', true],
    ['test/api/organisation/branches/more.test.ts', true],
    ['test/api/organisation/branches.ts', false],
    ['test/api/branches.test.ts', false],
    ['test/api/schedule/shifts.test.ts', false],
    ['test/journeys/branches.test.ts', false],
  ]
  it.each(places)('reads branches in %s: %j', (path, counts) => {
    expect(tested([source(path, 'muster.branches.create(body)')]).has('createBranch')).toBe(counts)
  })

  it('counts what a driver does with the resource that a test gives it, and nothing else', () => {
    const driver = source(
      'test/support/contract/plain.ts',
      'of(muster).get(id); muster.branches.create(body)',
    )
    const drive = 'drive({ of: muster => muster.branches })'
    const driving = source(
      'test/api/organisation/branches.test.ts',
      `import { drive } from '../../support/contract/plain.ts'; ${drive}`,
    )
    expect([...tested([driver, driving])]).toEqual(['getBranch'])
    expect([...tested([driver, source('test/api/organisation/branches.test.ts', drive)])]).toEqual([])
  })
})

describe('a ledger', () => {
  const ledger: Ledger = { name: 'a.txt', title: ['Letters.'], lines: ['a', 'b', 'd'], test: '--some' }

  it('that matches the committed file prints nothing', () => {
    expect(textOf(ledger)).toBe('# Letters.\na\nb\nd\n')
    expect(differenceOf(textOf(ledger), ledger)).toBeUndefined()
  })

  it('that differs prints the changed lines and the way to update it', () => {
    expect(differenceOf('# Letters.\na\nb\nc\n', ledger)).toBe(
      [
        'test/contract/a.txt differs from what holds now (- as committed, + now):',
        '- c',
        '+ d',
        'Where this is meant, write the file anew and commit it with the change:',
        '  UPDATE_LEDGERS=1 npm test -- --some',
      ].join('\n'),
    )
    expect(differenceOf('# Letters.\nb\na\nd\n', ledger)).toContain('in another order')
  })
})

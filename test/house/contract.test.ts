// A house rule on the contract: programs read it as it is written out.

import { resolve } from 'node:path'
import { foundAt, nodesOf, type Rule, readSources, type Source, ts, written } from './source.ts'

const readers = ['readFileSync', 'readFile', 'loadDocument', 'load']

const contractIsWrittenOut: Rule = sources =>
  written(sources)
    // Few name it, and only those are parsed.
    .filter(({ path, text }) => path !== 'scripts/contract.ts' && text.includes('openapi.yaml'))
    .flatMap(source =>
      nodesOf(source)
        .filter(node => ts.isCallExpression(node))
        .filter(
          call => readers.includes(call.expression.getText()) && /\bopenapi\.yaml\b/.test(call.getText()),
        )
        .map(call =>
          foundAt(source, call, 'This may be the short form; take readContract of scripts/contract.ts'),
        ),
    )

const house = readSources(resolve(import.meta.dirname, '../..'))

describe('The house: the contract is read as it is written out', () => {
  it('holds everywhere', () => {
    expect(contractIsWrittenOut(house)).toEqual([])
  })

  it.each([
    "readFileSync(join(root, 'openapi.yaml'), 'utf8')",
    "loadDocument('openapi.yaml')",
    "load(await readFile('openapi.yaml'))",
  ])('finds %s', text => {
    const source: Source = { path: 'scripts/a.ts', text }
    expect(contractIsWrittenOut([source]).length).toBeGreaterThan(0)
    expect(contractIsWrittenOut([{ path: 'scripts/contract.ts', text }])).toEqual([])
  })
})

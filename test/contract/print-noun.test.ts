// npm run contract -- Asset: all that the contract says of a noun, with its lines.

import { readFileSync } from 'node:fs'
import { contractFile } from '../../scripts/contract.ts'
import { printNoun, suggestNoun } from '../../scripts/nouns/print-noun.ts'

const text = readFileSync(contractFile, 'utf8')
const lines = text.split('\n')
const printed = printNoun('Asset', text)!
/** The part below a heading, without its numbers. */
const below = (heading: string) => printed.split(`Asset: ${heading}\n\n`)[1]!.split('\n\nAsset: ')[0]!

describe('npm run contract', () => {
  it('prints the schemas of a noun, and not those of a longer one', () => {
    expect(below('schemas')).toMatch(/ {4}AssetFields:\n/)
    expect(below('schemas')).toMatch(/ {4}Asset:\n/)
    expect(below('schemas')).not.toContain('AssetCategoryFields:')
  })

  it('prints its operations below their paths, and the parameters that they share', () => {
    expect(below('operations')).toMatch(/ {2}\/v1\/assets:\n.+ {4}get:\n.+operationId: listAssets\n/)
    expect(below('operations')).toContain('operationId: restoreAsset')
    expect(below('parameters')).toMatch(/^ *\d+ {2}Id$/)
  })

  it('names the fields and the operations that use it', () => {
    expect(below('used by')).toContain('  AssetAssignment.asset_id\n')
    expect(below('used by')).toContain('(returnAssetAssignment)\n')
  })

  it('names events of the noun', () => {
    expect(printNoun('Employee', text)).toMatch(/Employee: events\n\n *\d+ {2}employee\.created\n/)
  })

  it('says the line of openapi.yaml before each line that it prints', () => {
    const numbered = [...below('schemas').matchAll(/^ *(\d+) {2}(.*)$/gm)]
    expect(numbered.length).toBeGreaterThan(20)
    expect(numbered.filter(([, number, line]) => lines[Number(number) - 1]!.trimEnd() !== line)).toEqual([])
  })

  it('takes the name of a tag or of a part, too', () => {
    expect(printNoun('assets', text)).toBe(printed)
    expect(printNoun('AssetFields', text)).toBe(printed)
  })

  it('asks what was meant by a noun that there is not', () => {
    expect(printNoun('Assett', text)).toBeUndefined()
    expect(suggestNoun('Assett', text)).toBe('The contract has no "Assett". Did you mean Asset?')
    expect(suggestNoun('zzzzzzzz', text)).toMatch(/Write the name of a schema or of a tag/)
  })
})

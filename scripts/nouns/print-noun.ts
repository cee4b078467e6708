// Prints all that the contract says of a noun, with the lines of openapi.yaml: npm run contract -- Asset.
import { readFileSync } from 'node:fs'
import { nearest } from '../../packages/contract/nearest.ts'
import { contractFile, parseContract } from '../contract.ts'
import { makeFindLines } from './contract-lines.ts'
import { collectParts, findNoun, listNouns, type Part, type Parts } from './noun-parts.ts'

/** Undefined where the contract has no such noun. */
export function printNoun(written: string, text: string): string | undefined {
  const contract = parseContract(text)
  const noun = findNoun(written, contract)
  if (noun === undefined) return undefined
  const parts = collectParts(noun, contract)
  const findLines = makeFindLines(text)
  const lines = text.split('\n')
  const width = String(lines.length).length
  const whole = ({ at }: Part): string => {
    const { from, to } = findLines(at)
    return lines
      .slice(from - 1, to)
      .map((line, index) => `${String(from + index).padStart(width)}  ${line}`.trimEnd())
      .join('\n')
  }
  const first = ({ title, at }: Part): string => `${String(findLines(at).from).padStart(width)}  ${title}`
  const behindPath = (part: Part, index: number, all: readonly Part[]): string => {
    const path = String(part.at[1])
    const isNew = path !== all[index - 1]?.at[1]
    return isNew ? `${first({ title: `  ${path}:`, at: part.at.slice(0, 2) })}\n${whole(part)}` : whole(part)
  }
  const print = { schemas: whole, operations: behindPath, events: first, parameters: first, uses: first }
  return headings
    .flatMap(([key, heading]) => {
      const found = parts[key]
      if (found.length === 0) return []
      return [`${noun}: ${heading}\n\n${found.map(print[key]).join('\n')}\n`]
    })
    .join('\n')
}

const headings: readonly (readonly [keyof Parts, string])[] = [
  ['schemas', 'schemas'],
  ['operations', 'operations'],
  ['events', 'events'],
  ['parameters', 'parameters'],
  ['uses', 'used by'],
]

/** What to say of a noun that there is not. */
export function suggestNoun(written: string, text: string): string {
  const near = nearest(written, listNouns(parseContract(text)))
  return `The contract has no "${written}". ${near === undefined ? 'Write the name of a schema or of a tag, such as Asset or assets.' : `Did you mean ${near}?`}`
}

if (import.meta.main) {
  const [written = ''] = process.argv.slice(2)
  const text = readFileSync(contractFile, 'utf8')
  const printed = written === '' ? undefined : printNoun(written, text)
  if (printed === undefined) {
    console.error(written === '' ? 'Write a noun: npm run contract -- Asset' : suggestNoun(written, text))
    process.exitCode = 1
  } else console.log(printed)
}

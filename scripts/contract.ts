// Reads openapi.yaml for every program: its short form is written out before anybody sees it.
import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { type Json, type Loaded, parseText, readDocument } from '@muster/codegen'
import type { Contract } from '../packages/contract/document.ts'
import { expandContract, writeOut } from '../packages/contract/expand.ts'
import { makeFindLines } from './nouns/contract-lines.ts'

export const contractFile = resolve(import.meta.dirname, '../openapi.yaml')

/** As it is written, for what looks at the short form itself. */
export function parseContract(text = readFileSync(contractFile, 'utf8')): Contract {
  return parseText(text, basename(contractFile)) as unknown as Contract
}

/** The whole document. */
export function readContract(): Loaded {
  const text = readFileSync(contractFile, 'utf8')
  return loadWritten(expandContract(parseContract(text), at => makeFindLines(text)(at).from))
}

/** The same of an older text, which may be in the long form and need not keep the rules of today. */
export const readFormerContract = (text: string): Loaded => loadWritten(writeOut(parseContract(text)))

function loadWritten(written: Contract): Loaded {
  return readDocument(written as unknown as Json, basename(contractFile), resolve(contractFile, '..'))
}

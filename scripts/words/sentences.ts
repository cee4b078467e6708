// Lists the patterns of all sentences: those that the source tags, what constraints demand, and what the contract expects of a value.

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bindings, explainRefusal } from '@muster/contract'
import { lawPacks, type Pack } from '@muster/engine'
import type { Coded } from '@muster/sentences'
// TypeScript 7 has no syntax tree for programs yet; this is the compiler that the generator prints with.
import ts from '../../packages/codegen/node_modules/typescript/lib/typescript.js'
import { parseContract } from '../contract.ts'

/** In the order of the files. A pattern without a word, such as `{0} {1}`, is the same in every language. */
export function listPatterns(root: string): Set<string> {
  const patterns = new Set<string>()
  const add = (pattern: string) => {
    if (/[a-z]/i.test(pattern.replaceAll(/\{\d+\}/g, ''))) patterns.add(pattern)
  }
  for (const path of globSync('packages/{contract,engine,formats,server}/**/*.ts', { cwd: root }).sort()) {
    if (/\/(gen|node_modules)\//.test(path)) continue
    const text = readFileSync(join(root, path), 'utf8')
    if (text.includes("'@muster/sentences'"))
      addTagged(ts.createSourceFile(path, text, ts.ScriptTarget.Latest), add)
  }
  for (const path of globSync('packages/db/migrations/*.sql', { cwd: root }).sort())
    for (const [, rule = ''] of readFileSync(join(root, path), 'utf8').matchAll(ofConstraint))
      add(rule.replaceAll("''", "'"))
  addExpected(parseContract(), add)
  addOfStates(add)
  for (const pack of lawPacks) addOfLaw(pack, add)
  return patterns
}

const ofConstraint = /comment on constraint \w+ on \w+ is\s+'((?:[^']|'')*)'/g

/** What a law and its figures are called, in a sentence or above them. */
function addOfLaw({ name, titles, bases, facts }: Pack, add: Add): void {
  for (const title of [name, ...Object.values(titles ?? {})]) add(title)
  for (const { title } of Object.values({ ...bases, ...facts })) if (title !== undefined) add(title)
}

type Add = (pattern: string) => void

function addTagged(node: ts.Node, add: Add): void {
  if (ts.isTaggedTemplateExpression(node) && isNamed(node.tag, 'say')) add(writePattern(node.template))
  if (ts.isCallExpression(node) && isNamed(node.expression, 'sayTogether')) {
    const separator = node.arguments[1]
    if (separator && ts.isStringLiteral(separator)) add(`{0}${separator.text}{1}`)
  }
  if (ts.isCallExpression(node) && isNamed(node.expression, 'sayCount')) addPlural(node, add)
  ts.forEachChild(node, child => addTagged(child, add))
}

/** A plural without a word of its own has a plain s. */
function addPlural({ arguments: [, one, many] }: ts.CallExpression, add: Add): void {
  if (one && !many && ts.isTaggedTemplateExpression(one)) add(`${writePattern(one.template)}s`)
}

const isNamed = (node: ts.Node, name: string): boolean => ts.isIdentifier(node) && node.text === name

function writePattern(template: ts.TemplateLiteral): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  return template.templateSpans.reduce(
    (pattern, { literal }, n) => `${pattern}{${n}}${literal.text}`,
    template.head.text,
  )
}

function addExpected(node: unknown, add: Add): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node))
    if (key === 'x-expected' && typeof value === 'string') add(value)
    else addExpected(value, add)
}

/** What is said of a record whose status an operation does not take: the deeds of operations follow from their names. */
function addOfStates(add: Add): void {
  const all = Object.values(bindings)
  for (const binding of all)
    for (const status of new Set(all.filter(({ kind }) => kind === binding.kind).flatMap(({ from }) => from)))
      addCoded(explainRefusal(binding, status, all).coded, add)
}

function addCoded([pattern, ...values]: Coded, add: Add): void {
  add(String(pattern))
  for (const value of values) if (typeof value !== 'string') addCoded(value, add)
}

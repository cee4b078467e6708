// House rules on files: their names, their first sentence, their size, and what is left lying about in them.

import { commentsOf } from './comments.ts'
import {
  type Finding,
  found,
  foundAt,
  isGenerated,
  isTypeScript,
  nodesOf,
  parse,
  type Rule,
  ts,
  written,
} from './source.ts'

const nameless = ['utils', 'helpers', 'common', 'services', 'managers']

export const namesMeanSomething: Rule = sources =>
  sources.flatMap(source => {
    const name = source.path.split('/').find(step => nameless.includes(step.split('.')[0]!))
    return name === undefined
      ? []
      : [
          found(
            source,
            1,
            `"${name}" names nothing; call it after what it holds, or put that where it is used`,
          ),
        ]
  })

export const opensWithASentence: Rule = sources =>
  sources
    .filter(source => !isGenerated(source) && /\.(tsx?|js|sql)$/.test(source.path))
    .flatMap(source => {
      const lines = source.text.split('\n')
      const at = lines[0]!.startsWith('#!') ? 1 : 0
      const sentence = /^(\/\/|--) \S.{9,}[.!?]$/
      const mark = source.path.endsWith('.sql') ? '--' : '//'
      return sentence.test(lines[at] ?? '')
        ? []
        : [
            found(
              source,
              at + 1,
              `Open the file with one line, "${mark} What it is.", that ends with a full stop`,
            ),
          ]
    })

export const linesPerFile = 300
export const linesPerFunction = 60

export const filesFitASitting: Rule = sources =>
  written(sources).flatMap(source => {
    const lines = source.text.trimEnd().split('\n').length
    return lines <= linesPerFile
      ? []
      : [found(source, 1, `${lines} lines; split it by what it holds into files of at most ${linesPerFile}`)]
  })

/** A function that only makes an object of functions, such as a slice of its services: each of them is held by itself. */
function isTable(body: ts.Node): boolean {
  if (ts.isParenthesizedExpression(body) || ts.isSatisfiesExpression(body)) return isTable(body.expression)
  return ts.isObjectLiteralExpression(body)
}

export const functionsFitAScreen: Rule = sources =>
  written(sources).flatMap(source => {
    const file = parse(source)
    const line = (position: number) => file.getLineAndCharacterOfPosition(position).line
    return nodesOf(source).flatMap((node): Finding[] => {
      if (
        !ts.isFunctionLike(node) ||
        !('body' in node) ||
        !node.body ||
        isGroupOfTests(node) ||
        isTable(node.body)
      )
        return []
      const lines = line(node.end) - line(node.getStart(file)) + 1
      const named = `${functionName(node)} has ${lines} lines`
      return lines <= linesPerFunction
        ? []
        : [
            foundAt(
              source,
              node,
              `${named}; split it by its steps into functions of at most ${linesPerFunction}`,
            ),
          ]
    })
  })

/** The body of a describe is a table of contents, of which each entry is a function of its own. */
function isGroupOfTests({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && /^describe\b/.test(parent.expression.getText())
}

function functionName(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  return named?.getText() ?? 'A function'
}

const reasoned = /\b(TODO|FIXME)(\([^)]+\))?: \S+( \S+){2}/

/** A literal that is spread says no more than what is in it. */
export const noSpreadOfALiteral: Rule = sources =>
  written(sources).flatMap(source =>
    nodesOf(source)
      .filter(
        node =>
          (ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression)) ||
          (ts.isSpreadElement(node) && ts.isArrayLiteralExpression(node.expression)),
      )
      .map(node => foundAt(source, node, 'Write what is in the literal where it is spread')),
  )

export const nothingLeftToDo: Rule = sources =>
  sources.filter(isTypeScript).flatMap(source => {
    if (!/\b(TODO|FIXME)\b/.test(source.text)) return []
    return commentsOf(source)
      .filter(({ text }) => /\b(TODO|FIXME)\b/.test(text) && !reasoned.test(text))
      .map(({ line }) =>
        found(source, line, 'Do it, or write "TODO: what is missing and why it is not done yet"'),
      )
  })

export const noAny: Rule = sources =>
  written(sources).flatMap(source => {
    const lines = source.text.split('\n')
    return nodesOf(source)
      .filter(node => node.kind === ts.SyntaxKind.AnyKeyword)
      .map(node =>
        foundAt(source, node, 'Write what it is, or unknown; any turns the compiler off from here on'),
      )
      .filter(({ line }) => !/biome-ignore lint\/suspicious\/noExplicitAny: \w/.test(lines[line - 2] ?? ''))
  })

const banner = /^\/\/ Generated from .+ by npm run generate\. Do not edit\./

export const generatedIsMarked: Rule = sources => [
  ...sources
    .filter(source => isGenerated(source) && isTypeScript(source) && !banner.test(source.text))
    .map(source =>
      found(
        source,
        1,
        'A gen/ folder is wholly written by npm run generate; move the file out, or run it again',
      ),
    ),
  ...sources
    .filter(
      ({ path, text }) => path === '.gitattributes' && !text.includes('**/gen/** linguist-generated=true'),
    )
    .map(source =>
      found(source, 1, 'Add "**/gen/** linguist-generated=true", so that reviews fold what is generated'),
    ),
]

// House rule on sentences: a word of the source in a gap is one that the console can say in each language.

import english from '../../packages/console/words/en/records.json' with { type: 'json' }
import { type Finding, foundAt, nodesOf, type Rule, type Source, ts, written } from './source.ts'

/** Written in the same way in every language: codes, and names of programs. What else has no translation is marked by `asIs`. */
const names = /^[^a-z]*$|^[a-z]+(?:\.[a-z]+)+(?::[a-z]+)?$|^\S*[A-Z/():]\S*$/

/** As `sayTerm` of the console finds it: a kind of record, a field or a value. */
export function isWord(text: string): boolean {
  const kind = `kind.${text.replace(/(?:^| |_)([a-z])/gi, (_, first: string) => first.toUpperCase())}`
  const name = text.replaceAll(' ', '_')
  return [kind, `field.${name}`, `value.${name}`].some(id => id in english)
}

type Declared = ReadonlyMap<string, readonly ts.Node[]>

/** Constants, functions and parts of them, by their names in one file. */
function listDeclared(source: Source): Declared {
  const declared = new Map<string, ts.Node[]>()
  for (const node of nodesOf(source))
    if (
      (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node) || ts.isParameter(node)) &&
      node.name !== undefined
    )
      for (const name of namesOf(node.name)) (declared.get(name) ?? put(declared, name)).push(node)
  return declared
}

function put(declared: Map<string, ts.Node[]>, name: string): ts.Node[] {
  const nodes: ts.Node[] = []
  declared.set(name, nodes)
  return nodes
}

/** Of what is taken out of an object, nobody sees here which part it is. */
function namesOf(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text]
  if (ts.isObjectBindingPattern(name)) return []
  return name.elements.flatMap(part => (ts.isBindingElement(part) ? namesOf(part.name) : []))
}

/** Methods that leave a text what it is, or a list one of such texts. */
const keeping = new Set('replace replaceAll toLowerCase join slice filter at concat'.split(' '))

/** The texts of the source that an expression may be. */
class Reach {
  readonly #declared: Declared
  readonly #seen = new Set<ts.Node>()

  constructor(declared: Declared) {
    this.#declared = declared
  }

  of(node: ts.Node | undefined): ts.Node[] {
    if (node === undefined || this.#seen.has(node)) return []
    this.#seen.add(node)
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node]
    if (ts.isTaggedTemplateExpression(node)) return []
    if (ts.isTemplateExpression(node)) return [node]
    return this.#parts(node).flatMap(part => this.of(part))
  }

  #parts(node: ts.Node): readonly (ts.Node | undefined)[] {
    if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
    if (ts.isBinaryExpression(node)) return isLogical(node) ? [node.left, node.right] : []
    if (ts.isArrayLiteralExpression(node)) return node.elements
    if (ts.isObjectLiteralExpression(node)) return node.properties
    if (ts.isPropertyAssignment(node)) return [node.initializer]
    if (ts.isElementAccessExpression(node) || isWrapped(node)) return [node.expression]
    if (ts.isCallExpression(node)) return partsOfCall(node)
    if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) return returned(node)
    if (ts.isIdentifier(node)) return this.#declared.get(node.text) ?? []
    if (ts.isVariableDeclaration(node)) return [node.initializer]
    return ts.isParameter(node) ? [node.initializer] : []
  }
}

const isLogical = ({ operatorToken: { kind } }: ts.BinaryExpression): boolean =>
  kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken

const isWrapped = (
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.NonNullExpression | ts.AsExpression | ts.SatisfiesExpression =>
  ts.isParenthesizedExpression(node) ||
  ts.isNonNullExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node)

function partsOfCall({ expression, arguments: given }: ts.CallExpression): readonly ts.Node[] {
  if (ts.isIdentifier(expression) || ts.isElementAccessExpression(expression)) return [expression]
  if (!ts.isPropertyAccessExpression(expression)) return []
  const method = expression.name.text
  if (method === 'map' || method === 'flatMap') return given
  return keeping.has(method) ? [expression.expression] : []
}

/** What a function returns, without those within it. */
function returned({ body }: ts.ArrowFunction | ts.FunctionDeclaration): readonly ts.Node[] {
  if (body === undefined || !ts.isBlock(body)) return body === undefined ? [] : [body]
  const found: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) found.push(node.expression)
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit)
  }
  ts.forEachChild(body, visit)
  return found
}

/** A literal without a word, a name, or a word that the console has; of a template, what stands around its gaps is looked at. */
function isSaid(node: ts.Node): boolean {
  if (ts.isTemplateExpression(node)) {
    const around = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
    return !around.some(({ text }) => /[a-z]{2,} |[a-z]{2,}$/.test(text) && !/[./_]/.test(text))
  }
  const { text } = node as ts.StringLiteral
  return names.test(text) || isWord(text)
}

function gapsOf(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node) && node.expression.getText() === 'sayTogether')
    return node.arguments.slice(0, 1)
  if (!ts.isTaggedTemplateExpression(node) || node.tag.getText() !== 'say') return []
  return ts.isTemplateExpression(node.template)
    ? node.template.templateSpans.map(({ expression }) => expression)
    : []
}

const remedy = (text: string): string =>
  `${text} stays English in a gap: tag it with say, write a sentence of its own for it, or give it a word in packages/console/words`

export const sentencesTranslateTheirWords: Rule = sources =>
  written(sources)
    .filter(({ text }) => text.includes("'@muster/sentences'"))
    .flatMap(source => {
      const declared = listDeclared(source)
      return nodesOf(source).flatMap(node =>
        gapsOf(node).flatMap(gap =>
          new Reach(declared)
            .of(gap)
            .filter(text => !isSaid(text))
            .map((text): Finding => foundAt(source, text, remedy(text.getText()))),
        ),
      )
    })

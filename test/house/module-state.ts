// House rule on modules: what a process remembers belongs to an object that somebody made, and not to a module.

import { type Finding, foundAt, nodesOf, packageOf, type Rule, type Source, ts, written } from './source.ts'

const remedy =
  'keep it in an object that is made at the start and passed on, or in `memories` of the database'

/** Methods that change what they are called on. */
const mutators = new Set(
  'add clear delete fill getOrInsert getOrInsertComputed pop push reverse set shift sort splice unshift'.split(
    ' ',
  ),
)

/** A private field of somebody else's object: it goes with that object, and holds nothing by itself. */
const marks = new Set(['WeakMap', 'WeakSet'])

/** A page of a browser is made anew each time it is loaded, so what its modules keep is one person's and goes with it. */
const isOfPage = (path: string): boolean => path.startsWith('packages/console/')

/** Modules of the product: no `let`, no object of a class of ours, and no collection that a function changes. */
export const modulesKeepNothing: Rule = sources =>
  written(sources)
    .filter(({ path }) => packageOf(path) !== undefined && !isOfPage(path))
    .flatMap(source => {
      const declared = declarationsOf(source)
      return [...variables(source), ...objects(source, declared), ...changes(source, declared)]
    })

type Declared = ReadonlyMap<string, ts.VariableDeclaration>

/** The constants of the module by name. */
function declarationsOf(source: Source): Declared {
  return new Map(
    topLevel(source)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .map(declaration => [declaration.name.getText(), declaration]),
  )
}

function topLevel(source: Source): ts.VariableStatement[] {
  return nodesOf(source).filter(
    (node): node is ts.VariableStatement => ts.isVariableStatement(node) && ts.isSourceFile(node.parent),
  )
}

function variables(source: Source): Finding[] {
  return topLevel(source)
    .filter(({ declarationList }) => !(declarationList.flags & ts.NodeFlags.Const))
    .filter(({ modifiers }) => !modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword))
    .map(node => foundAt(source, node, `A module has constants only; ${remedy}`))
}

/** An object of a class of ours has state, or it would be a function. */
function objects(source: Source, declared: Declared): Finding[] {
  const ours = new Set(nodesOf(source).flatMap(ownClasses))
  return [...declared.values()]
    .filter(({ initializer }) => initializer && ours.has(constructedBy(initializer)))
    .map(node => foundAt(source, node, `A module makes no object of a class; ${remedy}`))
}

function ownClasses(node: ts.Node): string[] {
  if (ts.isClassDeclaration(node)) return node.name ? [node.name.text] : []
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return []
  if (!node.moduleSpecifier.text.startsWith('.')) return []
  const names = node.importClause?.namedBindings
  return names && ts.isNamedImports(names) ? names.elements.map(({ name }) => name.text) : []
}

const constructedBy = (node: ts.Expression): string =>
  ts.isNewExpression(node) ? node.expression.getText() : ''

function changes(source: Source, declared: Declared): Finding[] {
  return nodesOf(source)
    .filter(isInFunction)
    .flatMap(node => {
      const changed = changedBy(node)
      if (!changed || !ts.isIdentifier(changed)) return []
      const declaration = declared.get(changed.text)
      if (!declaration || isShadowed(changed)) return []
      if (declaration.initializer && marks.has(constructedBy(declaration.initializer))) return []
      return [foundAt(source, node, `${changed.text} is of the module and changes as it runs; ${remedy}`)]
    })
}

/** What a node changes: `a` of `a.set(b)`, `a.b = c`, `a[b]++` and `delete a.b`. */
function changedBy(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return mutators.has(node.expression.name.text) ? node.expression.expression : undefined
  if (ts.isBinaryExpression(node))
    return isAssignment(node.operatorToken.kind) ? ownerOf(node.left) : undefined
  if (ts.isDeleteExpression(node)) return ownerOf(node.expression)
  if (!ts.isPostfixUnaryExpression(node) && !ts.isPrefixUnaryExpression(node)) return undefined
  const { operator } = node
  const isStep = operator === ts.SyntaxKind.PlusPlusToken || operator === ts.SyntaxKind.MinusMinusToken
  return isStep ? ownerOf(node.operand) : undefined
}

const ownerOf = (node: ts.Expression): ts.Expression | undefined =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? node.expression : undefined

const isAssignment = (kind: ts.SyntaxKind): boolean =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

const isInFunction = (node: ts.Node): boolean => ts.findAncestor(node, ts.isFunctionLike) !== undefined

/** Whether the name is one of a function around it. */
function isShadowed(name: ts.Identifier): boolean {
  const holds = (node: ts.Node): boolean =>
    ((ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      node.name.getText() === name.text) ||
    (ts.forEachChild(node, holds) ?? false)
  return ts.findAncestor(name, around => ts.isFunctionLike(around) && holds(around)) !== undefined
}

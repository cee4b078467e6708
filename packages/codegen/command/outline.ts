// What a generated file declares, as names within names, and how two versions of it differ.
import ts from 'typescript'

export interface Change {
  /** The names that lead there: ['components', 'schemas', 'Pet', 'tag']. */
  readonly path: readonly string[]
  readonly how: 'added' | 'removed' | 'changed'
}

/** The declarations and members that differ, as deep as they can be named. Comments and layout do not count. */
export function listChanges(path: string, before: string, after: string): Change[] {
  const [from, to] = [before, after].map(text => {
    const json = readJson(path, text)
    return json === undefined
      ? ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS)
      : ts.createSourceFile(`${path}.json`, json, ts.ScriptTarget.Latest, false, ts.ScriptKind.JSON)
  })
  return new Comparison(from!, to!).changes()
}

/** The JSON that a file is, or that it parses as its only value; undefined where it is none. */
function readJson(path: string, text: string): string | undefined {
  if (path.endsWith('.json')) return text
  const [, written] = /^const document(?:: object)? = JSON\.parse\(`([\s\S]*)`\);?$/m.exec(text) ?? []
  return written?.replaceAll(/\\([\\`]|\$\{)/g, '$1')
}

type Members = ReadonlyMap<string, ts.Node>

class Comparison {
  readonly #before: ts.SourceFile
  readonly #after: ts.SourceFile
  readonly #changes: Change[] = []
  readonly #printer = ts.createPrinter({ removeComments: true })

  constructor(before: ts.SourceFile, after: ts.SourceFile) {
    this.#before = before
    this.#after = after
  }

  changes(): Change[] {
    this.#members(listDeclarations(this.#before), listDeclarations(this.#after), [])
    return this.#changes
  }

  #members(before: Members, after: Members, path: readonly string[]): void {
    for (const [name, node] of before) {
      const other = after.get(name)
      if (!other) this.#changes.push({ path: [...path, name], how: 'removed' })
      else this.#compare(node, other, [...path, name])
    }
    for (const name of after.keys())
      if (!before.has(name)) this.#changes.push({ path: [...path, name], how: 'added' })
  }

  #compare(before: ts.Node, after: ts.Node, path: readonly string[]): void {
    if (before.getText(this.#before) === after.getText(this.#after)) return
    const [from, to] = [listMembers(before), listMembers(after)]
    const known = this.#changes.length
    if (from && to) this.#members(from, to, path)
    // The same members, so it is the declaration itself: optional or not, another type.
    if (this.#changes.length === known && !this.#sayTheSame(before, after))
      this.#changes.push({ path, how: 'changed' })
  }

  #sayTheSame(before: ts.Node, after: ts.Node): boolean {
    const print = (node: ts.Node, file: ts.SourceFile) =>
      this.#printer.printNode(ts.EmitHint.Unspecified, node, file).replace(/\s+/g, ' ')
    return print(before, this.#before) === print(after, this.#after)
  }
}

/** The outermost names of a file; the members of the one value of a JSON file. */
function listDeclarations(file: ts.SourceFile): Members {
  const [first] = file.statements
  if (file.fileName.endsWith('.json'))
    return (first && ts.isExpressionStatement(first) && listMembers(first.expression)) || new Map()
  return indexByName(file.statements.flatMap(nameStatement))
}

type Named = readonly [string, ts.Node]

function nameStatement(statement: ts.Statement, index: number): Named[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(one => [readText(one.name), one])
  if (ts.isImportDeclaration(statement)) return [[`import ${readText(statement.moduleSpecifier)}`, statement]]
  const { name } = statement as { name?: ts.Node }
  return [[name ? readText(name) : `statement ${index + 1}`, statement]]
}

/** The members of what has any: of a class, an interface, an object or its type; undefined for anything else. */
function listMembers(node: ts.Node): Members | undefined {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node))
    return indexByName([...node.members].map((member, index) => [nameMember(member, index), member]))
  if (ts.isObjectLiteralExpression(node))
    return indexByName(node.properties.map((property, index) => [nameMember(property, index), property]))
  if (ts.isArrayLiteralExpression(node)) return listItems(node)
  const inner = findInner(node)
  return inner && listMembers(inner)
}

/** What a declaration consists of: its value or its type, without what is asserted of it. */
function findInner(node: ts.Node): ts.Node | undefined {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return node.initializer
  if (ts.isPropertySignature(node) || ts.isTypeAliasDeclaration(node)) return node.type
  const asserts = ts.isAsExpression(node) || ts.isSatisfiesExpression(node)
  return asserts || ts.isParenthesizedExpression(node) ? node.expression : undefined
}

/** A list in which every item says its name, as lists of parameters do. */
function listItems(list: ts.ArrayLiteralExpression): Members | undefined {
  const items = list.elements.map((item): Named | undefined => {
    if (!ts.isObjectLiteralExpression(item)) return undefined
    const name = item.properties.find((property, index) => nameMember(property, index) === 'name')
    const value = name && ts.isPropertyAssignment(name) ? name.initializer : undefined
    return value && ts.isStringLiteralLike(value) ? [value.text, item] : undefined
  })
  return items.every(item => item !== undefined) ? indexByName(items) : undefined
}

// Overloads and the like: a second of one name gets a number, so that none hides another.
function indexByName(entries: readonly Named[]): Members {
  const members = new Map<string, ts.Node>()
  for (const [name, node] of entries) {
    let free = name
    for (let count = 2; members.has(free); count++) free = `${name} (${count})`
    members.set(free, node)
  }
  return members
}

function nameMember(member: ts.Node, index: number): string {
  const { name } = member as { name?: ts.Node }
  return name ? readText(name) : `member ${index + 1}`
}

function readText(node: ts.Node): string {
  const { text, escapedText } = node as { text?: string; escapedText?: string }
  return text ?? escapedText ?? ts.SyntaxKind[node.kind]
}

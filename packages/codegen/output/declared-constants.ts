// The types of tables, written out: of a type that it infers, the compiler prints no more than a million characters.
import ts from 'typescript'

/** The text in which each constant that is all literals has the type that `as const` gives it. */
export function declareConstants(text: string): string {
  if (!text.includes('as const')) return text
  const source = ts.createSourceFile('constants.ts', text, ts.ScriptTarget.ES2022)
  const parts: string[] = []
  let from = 0
  for (const statement of source.statements.filter(ts.isVariableStatement))
    for (const { name, type, initializer } of statement.declarationList.declarations) {
      const written = type || !initializer ? undefined : writeConstant(initializer, text)
      if (written === undefined) continue
      parts.push(text.slice(from, name.end), ': ', written)
      from = name.end
    }
  return parts.length > 0 ? [...parts, text.slice(from)].join('') : text
}

function writeConstant(value: ts.Expression, text: string): string | undefined {
  const isConstant =
    ts.isAsExpression(value) && ts.isTypeReferenceNode(value.type) && textOf(value.type, text) === 'const'
  return isConstant ? writeType(value.expression, text) : undefined
}

/** The type of a value that nothing changes; undefined where only the compiler knows it. */
function writeType(value: ts.Expression, text: string): string | undefined {
  if (ts.isStringLiteralLike(value)) return JSON.stringify(value.text)
  if (ts.isObjectLiteralExpression(value)) return writeObject(value, text)
  if (ts.isArrayLiteralExpression(value)) {
    const items = value.elements.map(item => writeType(item, text))
    return items.includes(undefined) ? undefined : `readonly [${items.join(', ')}]`
  }
  if (isNamed(value)) return `typeof ${textOf(value, text)}`
  return isPlain(value) ? textOf(value, text) : undefined
}

function writeObject({ properties }: ts.ObjectLiteralExpression, text: string): string | undefined {
  const members: string[] = []
  for (const property of properties) {
    const type = writeMember(property, text)
    if (type === undefined) return undefined
    members.push(`  readonly ${textOf(property.name!, text)}: ${type}\n`)
  }
  return members.length > 0 ? `{\n${members.join('')}}` : '{}'
}

function writeMember(property: ts.ObjectLiteralElementLike, text: string): string | undefined {
  if (ts.isPropertyAssignment(property)) return writeType(property.initializer, text)
  return ts.isGetAccessor(property) && property.type ? textOf(property.type, text) : undefined
}

/** A constant of the same file, or a part of one. */
const isNamed = (value: ts.Expression): boolean =>
  ts.isIdentifier(value) ||
  ((ts.isPropertyAccessExpression(value) || ts.isElementAccessExpression(value)) && isNamed(value.expression))

const plainKinds = [
  ts.SyntaxKind.TrueKeyword,
  ts.SyntaxKind.FalseKeyword,
  ts.SyntaxKind.NullKeyword,
  ts.SyntaxKind.NumericLiteral,
]

/** A number, also below zero, true, false or null. */
const isPlain = (value: ts.Expression): boolean =>
  plainKinds.includes(value.kind) ||
  (ts.isPrefixUnaryExpression(value) &&
    value.operator === ts.SyntaxKind.MinusToken &&
    ts.isNumericLiteral(value.operand))

const textOf = ({ pos, end }: ts.Node, text: string): string => text.slice(pos, end).trim()

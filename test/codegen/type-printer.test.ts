// What prints types: it writes what the compiler's own printer does.
import compiler from '../../packages/codegen/node_modules/typescript/lib/typescript.js'
import { printTypes } from '../../packages/codegen/output/type-printer.ts'

const { factory, SyntaxKind } = compiler

function makeMember(name: string, type: compiler.TypeNode, comment?: string): compiler.PropertySignature {
  const member = factory.createPropertySignature(undefined, name, undefined, type)
  if (comment === undefined) return member
  return compiler.addSyntheticLeadingComment(member, SyntaxKind.MultiLineCommentTrivia, comment, true)
}

const text = factory.createKeywordTypeNode(SyntaxKind.StringKeyword)
const literal = factory.createLiteralTypeNode(factory.createStringLiteral('it is "so"\n'))
const inner = factory.createTypeLiteralNode([
  makeMember("'x-y'", literal, '* One line. '),
  makeMember('z', text),
])
const members = [
  makeMember('first', inner, '*\n * Two lines,\n * and more.\n '),
  makeMember('second', factory.createUnionTypeNode([literal, text])),
  makeMember('third', factory.createTupleTypeNode([text, inner])),
]
const nodes = [
  factory.createInterfaceDeclaration(undefined, 'operations', undefined, undefined, members),
  factory.createTypeAliasDeclaration(undefined, 'Other', undefined, text),
]

it('prints comments, literals and nested types as the compiler does', () => {
  const file = compiler.createSourceFile('types.ts', '', compiler.ScriptTarget.ESNext)
  Object.assign(file, { statements: factory.createNodeArray(nodes) })
  const printer = compiler.createPrinter({ newLine: compiler.NewLineKind.LineFeed })
  expect(printTypes(nodes, compiler)).toBe(printer.printFile(file))
  expect(printTypes(nodes, compiler)).toContain('     * and more.')
})

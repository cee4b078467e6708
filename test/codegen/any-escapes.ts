// Looks for any in what a caller sees of emitted files: the type of every export, at any depth.
import { resolve } from 'node:path'
// The compiler that the generator itself uses: it has an interface for programs.
import ts from '../../packages/codegen/node_modules/typescript/lib/typescript.js'

const [folder = ''] = process.argv.slice(2)
// Not express.ts: it hands on the Request of express, whose own type holds any.
const roots = ['client', 'errors', 'handlers', 'types', 'transport', 'validation', 'router', 'operations']
const program = ts.createProgram(
  roots.map(name => resolve(folder, 'gen', `${name}.ts`)),
  {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.NodeNext,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
    noEmit: true,
    types: ['node'],
    typeRoots: [resolve('node_modules', '@types')],
  },
)
const checker = program.getTypeChecker()
const seen = new Set<ts.Type>()
const found: string[] = []
const waiting: [type: ts.Type, path: string][] = []

/** Whether a type is declared in what was emitted; what libraries declare is theirs. */
const isEmitted = (type: ts.Type): boolean => {
  const declarations = (type.aliasSymbol ?? type.symbol)?.declarations ?? []
  return declarations.every(one => !one.getSourceFile().fileName.includes('/node_modules/'))
}

function look(type: ts.Type, path: string): void {
  if (type.flags & ts.TypeFlags.Any) found.push(path)
  else if (!seen.has(type)) waiting.push([type, path])
  seen.add(type)
}

function lookInto(type: ts.Type, path: string): void {
  if (type.isUnionOrIntersection()) for (const part of type.types) look(part, path)
  for (const argument of type.aliasTypeArguments ?? []) look(argument, `${path}<>`)
  if (!(type.flags & ts.TypeFlags.Object)) return
  const reference = type as ts.TypeReference
  if (reference.target)
    for (const argument of checker.getTypeArguments(reference)) look(argument, `${path}<>`)
  if (!isEmitted(type)) return
  const properties = type.getProperties().filter(({ flags }) => !(flags & ts.SymbolFlags.Prototype))
  for (const property of properties) look(checker.getTypeOfSymbol(property), `${path}.${property.name}`)
  for (const { type: value } of checker.getIndexInfosOfType(type)) look(value, `${path}[]`)
  for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
    for (const parameter of signature.parameters)
      look(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`)
    look(signature.getReturnType(), `${path}()`)
  }
}

for (const name of roots) {
  const file = program.getSourceFile(resolve(folder, 'gen', `${name}.ts`))
  const exporting = file && checker.getSymbolAtLocation(file)
  for (const symbol of exporting ? checker.getExportsOfModule(exporting) : []) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const isType = target.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Class)
    if (isType) look(checker.getDeclaredTypeOfSymbol(target), `${name}.ts ${symbol.name}`)
    if (target.flags & ts.SymbolFlags.Value)
      look(checker.getTypeOfSymbol(target), `${name}.ts ${symbol.name}`)
  }
}
for (let next = waiting.pop(); next; next = waiting.pop()) lookInto(...next)
console.log(JSON.stringify({ types: seen.size, any: found }))

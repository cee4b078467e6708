// Looks for any in what a caller sees of emitted files: the type of every export, at any depth; for each folder by itself.
import { basename, resolve } from 'node:path'
// The compiler that the generator itself uses: it has an interface for programs.
import ts from '../../packages/codegen/node_modules/typescript/lib/typescript.js'

const folders = process.argv.slice(2)
// Not express.ts: it hands on the Request of express, whose own type holds any.
const roots = ['client', 'errors', 'handlers', 'types', 'transport', 'validation', 'router', 'operations']
const filesOf = (folder: string): string[] => roots.map(name => resolve(folder, 'gen', `${name}.ts`))
// One program for all: most of what it takes is the libraries, which all share.
const program = ts.createProgram(folders.flatMap(filesOf), {
  target: ts.ScriptTarget.ESNext,
  lib: ['lib.esnext.d.ts'],
  module: ts.ModuleKind.NodeNext,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  resolveJsonModule: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [resolve('node_modules', '@types')],
})
const checker = program.getTypeChecker()
/** Whether a type is declared in what was emitted; what libraries declare is theirs. */
const isEmitted = (type: ts.Type): boolean => {
  const declarations = (type.aliasSymbol ?? type.symbol)?.declarations ?? []
  return declarations.every(one => !one.getSourceFile().fileName.includes('/node_modules/'))
}

class Search {
  readonly #seen = new Set<ts.Type>()
  readonly #waiting: [type: ts.Type, path: string][] = []
  readonly found: string[] = []

  get types(): number {
    return this.#seen.size
  }

  /** Everything that the files export. */
  run(files: readonly string[]): void {
    for (const file of files.map(path => program.getSourceFile(path))) {
      const exporting = file && checker.getSymbolAtLocation(file)
      if (!exporting) continue
      for (const symbol of checker.getExportsOfModule(exporting))
        this.#lookAt(symbol, `${basename(file.fileName)} ${symbol.name}`)
    }
    for (let next = this.#waiting.pop(); next; next = this.#waiting.pop()) this.#lookInto(...next)
  }

  #lookAt(symbol: ts.Symbol, path: string): void {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    if (target.flags & (ts.SymbolFlags.Type | ts.SymbolFlags.Class))
      this.#look(checker.getDeclaredTypeOfSymbol(target), path)
    if (target.flags & ts.SymbolFlags.Value) this.#look(checker.getTypeOfSymbol(target), path)
  }

  #look(type: ts.Type, path: string): void {
    if (type.flags & ts.TypeFlags.Any) this.found.push(path)
    else if (!this.#seen.has(type)) this.#waiting.push([type, path])
    this.#seen.add(type)
  }

  #lookInto(type: ts.Type, path: string): void {
    if (type.isUnionOrIntersection()) for (const part of type.types) this.#look(part, path)
    for (const argument of type.aliasTypeArguments ?? []) this.#look(argument, `${path}<>`)
    if (!(type.flags & ts.TypeFlags.Object)) return
    const reference = type as ts.TypeReference
    if (reference.target)
      for (const argument of checker.getTypeArguments(reference)) this.#look(argument, `${path}<>`)
    if (!isEmitted(type)) return
    const properties = type.getProperties().filter(({ flags }) => !(flags & ts.SymbolFlags.Prototype))
    for (const property of properties)
      this.#look(checker.getTypeOfSymbol(property), `${path}.${property.name}`)
    for (const { type: value } of checker.getIndexInfosOfType(type)) this.#look(value, `${path}[]`)
    for (const signature of [...type.getCallSignatures(), ...type.getConstructSignatures()]) {
      for (const parameter of signature.parameters)
        this.#look(checker.getTypeOfSymbol(parameter), `${path}(${parameter.name})`)
      this.#look(signature.getReturnType(), `${path}()`)
    }
  }
}

const results = folders.map(folder => {
  const search = new Search()
  search.run(filesOf(folder))
  return [folder, { types: search.types, any: search.found }]
})
console.log(JSON.stringify(Object.fromEntries(results)))

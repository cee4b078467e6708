// The types that statements are declared with, as the compiler sees them at the call that makes each.

import type { CallExpression, Node, SourceFile, TypeParameterDeclaration } from 'typescript/unstable/ast'
import { isCallExpression, isIdentifier } from 'typescript/unstable/ast/is'
import {
  API,
  type Project,
  SignatureKind,
  SymbolFlags,
  type Type,
  type TypeReference,
} from 'typescript/unstable/sync'
import type { Made, Place } from './collect.ts'

/** What a statement is declared to return and to take. */
export interface Declared {
  readonly row: Type
  readonly parameters: Type
}

/** A statement whose types are those of a function that is called with different ones, none of which were found. */
export class Undeclared extends Error {}

export class Declarations {
  readonly #api: API
  readonly #project: Project
  readonly #calls = new Map<string, ReadonlyMap<number, CallExpression>>()

  constructor(tsconfig: string) {
    this.#api = new API()
    this.#project = this.#api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)!
  }

  get checker(): Project['checker'] {
    return this.#project.checker
  }

  close(): void {
    this.#api.close()
  }

  find({ statement, calls }: Made): Declared {
    const [call, ...outer] = calls.map(place => this.#findCall(place))
    if (!call) throw new Undeclared(`no call that makes ${statement.name} was found`)
    const type = this.checker.getTypeAtLocation(call)
    if (!type?.isTypeReference()) throw new Undeclared('what it is made by returns no statement')
    const [row, parameters] = this.checker.getTypeArguments(type)
    return { row: this.#resolve(row!, outer), parameters: this.#resolve(parameters!, outer) }
  }

  /** Properties of a type by their names. */
  properties(type: Type): ReadonlyMap<string, { readonly type: Type; readonly isOptional: boolean }> {
    return new Map(
      this.checker.getPropertiesOfType(type).map(property => [
        property.name,
        {
          type: this.checker.getTypeOfSymbol(property)!,
          isOptional: (property.flags & SymbolFlags.Optional) !== 0,
        },
      ]),
    )
  }

  /** The type itself, or what the calls outside put in the place of a type parameter. */
  #resolve(type: Type, outer: readonly (CallExpression | undefined)[]): Type {
    if (!isOpen(type)) return type
    // What is added to a type parameter, such as the column that a list is ordered by, is in what stands for it.
    const open = type.isIntersectionType() ? type.getTypes()?.find(each => each.isTypeParameter()) : type
    const parameter = open?.getSymbol()?.declarations[0]?.resolve(this.#project)
    for (const [n, call] of outer.entries()) {
      if (!call) continue
      if (isIdentifier(call.expression) && call.expression.text === 'resource') return this.#itemOf(call)
      const argument = parameter && this.#argumentFor(parameter, call)
      if (argument) return this.#resolve(argument, outer.slice(n + 1))
    }
    throw new Undeclared(`its type is ${this.checker.typeToString(type)}, and no call around it says which`)
  }

  /** What a call puts for a type parameter of the function that it calls. */
  #argumentFor(parameter: Node, call: CallExpression): Type | undefined {
    const signature = this.checker.getResolvedSignature(call)
    const called = signature?.declaration?.resolve(this.#project)
    if (!called || called !== parameter.parent || !hasTypeParameters(called)) return undefined
    const at = called.typeParameters.indexOf(parameter as TypeParameterDeclaration)
    const argument = call.typeArguments?.[at]
    return argument && this.checker.getTypeFromTypeNode(argument)
  }

  /** The record of a resource is what its `find` resolves to. */
  #itemOf(call: CallExpression): Type {
    const find = this.checker.getPropertyOfType(this.checker.getTypeAtLocation(call)!, 'find')
    const [signature] = this.checker.getSignaturesOfType(
      this.checker.getTypeOfSymbol(find!)!,
      SignatureKind.Call,
    )
    const promise = this.checker.getReturnTypeOfSignature(signature!)!
    return this.checker.getTypeArguments(promise as TypeReference)[0]!
  }

  #findCall({ file, line, column }: Place): CallExpression | undefined {
    const source = this.#project.program.getSourceFile(file)
    if (!source) return undefined
    let calls = this.#calls.get(file)
    if (!calls) {
      calls = callsIn(source)
      this.#calls.set(file, calls)
    }
    return calls.get(source.getLineStarts()[line - 1]! + column - 1)
  }
}

function hasTypeParameters(node: Node): node is Node & {
  readonly typeParameters: readonly TypeParameterDeclaration[]
} {
  return 'typeParameters' in node && node.typeParameters !== undefined
}

/** Whether a type depends on type parameters. */
function isOpen(type: Type): boolean {
  if (type.isTypeParameter() || type.isIndexedAccessType()) return true
  return type.isIntersectionType() && (type.getTypes() ?? []).some(isOpen)
}

/** Calls of functions by name, by where the name begins. */
function callsIn(source: SourceFile): Map<number, CallExpression> {
  const calls = new Map<number, CallExpression>()
  const visit = (node: Node): void => {
    if (isCallExpression(node) && isIdentifier(node.expression))
      calls.set(node.expression.getStart(source), node)
    node.forEachChild(visit)
  }
  visit(source)
  return calls
}

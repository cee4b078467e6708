// Compares what a statement is declared to return and to take with what PostgreSQL says of it, each difference in words.

import type { AnyStatement, DescribedColumn, Description, Schema } from '@muster/db'
import { toTypeName } from '@muster/db'
import type { Type } from 'typescript/unstable/sync'
import type { Declarations, Declared } from './declared.ts'

type Properties = ReturnType<Declarations['properties']>

/** What is wrong with one statement; nothing where it is as it is declared. */
export class Comparison {
  readonly #declarations: Declarations
  readonly #schema: Schema

  constructor(declarations: Declarations, schema: Schema) {
    this.#declarations = declarations
    this.#schema = schema
  }

  differences(statement: AnyStatement, declared: Declared, described: Description): string[] {
    return [
      ...this.#inRow(declared.row, described.columns),
      ...this.#inParameters(declared.parameters, statement, described.parameters),
    ]
  }

  #inRow(row: Type, columns: readonly DescribedColumn[]): string[] {
    const { checker } = this.#declarations
    if (row === checker.getUnknownType()) return []
    const indexed = this.#indexType(row)
    if (indexed) return columns.flatMap(column => this.#inColumn(column, indexed))
    const fields = this.#declarations.properties(row)
    const returned = new Set(columns.map(({ name }) => name))
    const missing = [...fields].filter(([name, { isOptional }]) => !isOptional && !returned.has(name))
    return [
      ...missing.map(([name]) => `the row type has ${name}, which it does not return`),
      ...columns.flatMap(column => this.#inField(column, fields)),
    ]
  }

  #inField(column: DescribedColumn, fields: Properties): string[] {
    const field = fields.get(column.name)
    if (field) return this.#inColumn(column, field.type)
    // A call for its effect, such as pg_notify().
    return column.type === 'void' ? [] : [`it returns ${column.name}, which the row type lacks`]
  }

  #inColumn({ name, type, origin, isOuterJoined }: DescribedColumn, field: Type): string[] {
    const { checker } = this.#declarations
    const says = `the row type says ${name}: ${checker.typeToString(field)}, `
    const value = checker.getNonNullableType(field)!
    const arrives = toTypeName(type)
    if (!this.#holds(value, arrives)) return [`${says}PostgreSQL says ${type}, which arrives as ${arrives}`]
    const isNullable = checker.isTypeAssignableTo(checker.getNullType(), field)
    if (isOuterJoined && !isNullable) return [`${says}but an outer join may leave it null`]
    if (!origin) return []
    const { table, column } = origin
    const known = this.#schema.tables.get(table)?.find(each => each.name === column)
    const others = this.#others(value, this.#schema.enums.get(`${table}.${column}`) ?? [])
    return [
      ...(known?.nullable && !isNullable ? [`${says}but ${table}.${column} may be null`] : []),
      ...(others.length > 0 ? [`${says}but ${table}.${column} may also be ${others.join(', ')}`] : []),
    ]
  }

  /** Values that a check allows and a union of texts lacks. */
  #others(value: Type, allowed: readonly string[]): string[] {
    const texts = this.#texts(value)
    return texts ? allowed.filter(each => !texts.has(each)).map(each => `'${each}'`) : []
  }

  #texts(type: Type): ReadonlySet<string> | undefined {
    const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type]
    if (!parts.every(part => part.isStringLiteralType())) return undefined
    return new Set(parts.map(part => String((part as Type & { value: unknown }).value)))
  }

  #inParameters(given: Type, { parameters, reach }: AnyStatement, types: readonly string[]): string[] {
    const { checker } = this.#declarations
    const indexed = this.#indexType(given)
    // Composed of parts that a call used, with values by their names.
    if (indexed === checker.getUnknownType()) return []
    const fields: Properties = indexed ? new Map() : this.#declarations.properties(given)
    const named = new Map(parameters.map((name, n) => [name, types[n]!]))
    if (reach === 'workspace') named.delete('workspace_id')
    return [
      ...[...named].flatMap(([name, type]) => this.#inParameter(name, type, fields)),
      ...[...fields.keys()]
        .filter(name => !named.has(name))
        .map(name => `the parameter type has ${name}, which it does not take`),
    ]
  }

  #inParameter(name: string, type: string, fields: Properties): string[] {
    const field = fields.get(name)
    const takes = nameTaken(type)
    if (!field) return [`it takes :${name} (${type}), which the parameter type lacks; add ${name}: ${takes}`]
    if (field.isOptional) return [`the parameter type may leave out ${name}, which it takes`]
    const { checker } = this.#declarations
    if (this.#holds(checker.getNonNullableType(field.type)!, takes)) return []
    return [
      `the parameter type says ${name}: ${checker.typeToString(field.type)}, PostgreSQL takes ${type}, which is given as ${takes}`,
    ]
  }

  /** Whether a declared type is of the kind that a value travels as. */
  #holds(declared: Type, kind: string): boolean {
    const { checker } = this.#declarations
    const is = (type: Type) => checker.isTypeAssignableTo(declared, type)
    if (kind === 'string') return is(checker.getStringType())
    if (kind === 'number') return is(checker.getNumberType())
    if (kind === 'boolean') return is(checker.getBooleanType())
    if (kind === 'Buffer') return declared.getSymbol()?.name === 'Buffer'
    if (!kind.endsWith('[]')) return true
    const element = this.#indexType(declared)
    return (
      checker.isArrayLikeType(declared) && element !== undefined && this.#holds(element, kind.slice(0, -2))
    )
  }

  /** The type of what stands behind an index, such as the elements of an array. */
  #indexType(type: Type): Type | undefined {
    return this.#declarations.checker.getIndexInfosOfType(type)[0]?.valueType
  }
}

/** How a value is given to a parameter of a type: arrays of anything are written as PostgreSQL's array literal. */
function nameTaken(type: string): string {
  if (type.endsWith('[]')) return `${nameTaken(type.slice(0, -2)).replace('Buffer', 'string')}[]`
  if (type === 'double precision') return 'number'
  return type.startsWith('json') ? 'string' : toTypeName(type)
}

// Rules of paging as a person writes them, in a config file or in the document: which parameters and fields page a list.

import { isObject } from '../../../document/json.ts'

interface Common {
  /** The field with the items, such as 'data' or 'result.items'; the page itself, or its one list, where it is left out. */
  items?: string
}

export interface CursorRule extends Common {
  kind: 'cursor'
  /** The query parameter that takes the cursor. */
  cursor: string
  /** The field with the cursor of the next page. */
  next: string
  /** The field that says whether there is a next page. */
  more?: string
}

export interface PageRule extends Common {
  kind: 'page'
  /** The query parameter that takes the number of the page. */
  page: string
  /** The number of the first page: 1 where it is left out. */
  first?: number
  /** The field with the number of pages. */
  pages?: string
  /** The field with the number of items of all pages. */
  total?: string
}

export interface OffsetRule extends Common {
  kind: 'offset'
  /** The query parameter that takes how many items come before the page. */
  offset: string
  total?: string
}

/** The next page is in the header Link, with rel="next". */
export interface LinkRule extends Common {
  kind: 'link'
}

export interface NextUrlRule extends Common {
  kind: 'next_url'
  /** The field with the address of the next page. */
  next: string
}

export type Rule = CursorRule | PageRule | OffsetRule | LinkRule | NextUrlRule

/** Rules in their order, the first that fits counts; 'auto' is what common names tell. */
export type PagingRules = readonly (Rule | 'auto')[]

/** The rule of one operation; false where it is no list. */
export type OwnRules = Readonly<Record<string, Rule | false>>

const fields: Record<Rule['kind'], { required: readonly string[]; optional: readonly string[] }> = {
  cursor: { required: ['cursor', 'next'], optional: ['items', 'more'] },
  page: { required: ['page'], optional: ['items', 'first', 'pages', 'total'] },
  offset: { required: ['offset'], optional: ['items', 'total'] },
  link: { required: [], optional: ['items'] },
  next_url: { required: ['next'], optional: ['items'] },
}

export const kinds = Object.keys(fields) as readonly Rule['kind'][]

/** The query parameter by which a rule goes on. */
export function findParameter(rule: Rule): string | undefined {
  if ('cursor' in rule) return rule.cursor
  if ('page' in rule) return rule.page
  return 'offset' in rule ? rule.offset : undefined
}

/** What is wrong with a rule that somebody wrote; undefined where nothing is. */
export function findMistake(value: unknown): string | undefined {
  if (!isObject(value)) return 'a rule of paging has to be an object.'
  const { kind, ...given } = value
  if (typeof kind !== 'string' || !Object.hasOwn(fields, kind))
    return `there is no kind of paging ${JSON.stringify(kind)}: there are ${kinds.join(', ')}.`
  const { required, optional } = fields[kind as Rule['kind']]
  const missing = required.find(name => given[name] === undefined)
  if (missing !== undefined) return `paging by ${kind}: "${missing}" is missing.`
  const known = [...required, ...optional]
  const unknown = Object.keys(given).find(name => !known.includes(name))
  if (unknown !== undefined)
    return `paging by ${kind}: there is no "${unknown}". There are ${known.join(', ')}.`
  const isRight = (name: string) =>
    name === 'first' ? given[name] === 0 || given[name] === 1 : typeof given[name] === 'string'
  const wrong = Object.keys(given).find(name => !isRight(name))
  if (wrong === undefined) return undefined
  return `paging by ${kind}: "${wrong}" has to be ${wrong === 'first' ? '0 or 1' : 'text'}.`
}

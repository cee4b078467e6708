// The options that commands share, beside those of the fields of the contract.

import type { Operation } from '../tables/table.ts'

export interface Option {
  readonly name: string
  readonly takes: 'nothing' | 'value' | 'file'
  readonly says: string
  readonly of: (operation: Operation) => boolean
}

const always = (): boolean => true
const answers = ({ isFile }: Operation): boolean => !isFile
const hasFile = ({ body = [] }: Operation): boolean =>
  body.some(({ is, file }) => file || is === 'FileContent')

/** In the order in which help lists them. */
export const options = [
  { name: 'json', takes: 'nothing', says: 'as JSON; with --all one record a line', of: answers },
  { name: 'csv', takes: 'nothing', says: 'as CSV', of: answers },
  {
    name: 'columns',
    takes: 'value',
    says: 'fields to show, separated by commas, such as id,status',
    of: answers,
  },
  { name: 'all', takes: 'nothing', says: 'every page of the list', of: ({ isList }) => isList === true },
  {
    name: 'out',
    takes: 'file',
    says: 'where the file is written; - for standard output',
    of: ({ isFile }) => isFile === true,
  },
  {
    name: 'input',
    takes: 'file',
    says: 'a JSON file with the fields; - for standard input',
    of: ({ body }) => body !== undefined,
  },
  { name: 'file', takes: 'file', says: 'the file to send, with its name and type', of: hasFile },
  {
    name: 'clear',
    takes: 'value',
    says: 'fields to empty, separated by commas',
    of: ({ body }) => body !== undefined,
  },
  { name: 'dry-run', takes: 'nothing', says: 'do everything but keep it, or show the request', of: always },
  {
    name: 'yes',
    takes: 'nothing',
    says: 'do not ask before what cannot be taken back',
    of: ({ isFinal }) => isFinal === true,
  },
  {
    name: 'idempotency-key',
    takes: 'value',
    says: 'repeat a request whose outcome is not known',
    of: ({ isKeyed }) => isKeyed === true,
  },
  { name: 'profile', takes: 'value', says: 'which key and service to use', of: always },
  { name: 'base-url', takes: 'value', says: 'the root of the service, without /v1', of: always },
  { name: 'timeout', takes: 'value', says: 'seconds for each try, 30 by default', of: always },
  { name: 'no-retry', takes: 'nothing', says: 'ask once, and do not wait for a budget', of: always },
  { name: 'help', takes: 'nothing', says: 'what the command takes', of: always },
] as const satisfies readonly Option[]

export type OptionName = (typeof options)[number]['name']

/** Those that can stand before the noun. */
export const early: readonly OptionName[] = [
  'profile',
  'base-url',
  'timeout',
  'no-retry',
  'help',
  'json',
  'csv',
]

/** Those of an operation. A field of the contract goes before an option of the same name. */
export function optionsOf(operation: Operation): Option[] {
  const fields = new Set([...(operation.query ?? []), ...(operation.body ?? [])].map(({ name }) => name))
  return options.filter(
    option => option.of(operation) && (option.name !== 'columns' || !fields.has('columns')),
  )
}

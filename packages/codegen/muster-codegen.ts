#!/usr/bin/env node
// The command: generates TypeScript from an OpenAPI document.
import { existsSync, watch } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { GeneratedFile } from './emit.ts'
import { type Placed, placeFiles } from './files.ts'
import { loadDocument } from './load.ts'
import type { Model } from './model.ts'
import { DocumentError } from './problems.ts'
import { makeModel } from './read.ts'
import { client } from './targets/client.ts'
import { document } from './targets/document.ts'
import { operations } from './targets/operations.ts'
import { type SlicesOptions, server } from './targets/server.ts'
import { types } from './targets/types.ts'
import { validators } from './targets/validators.ts'

const help = `muster-codegen DOCUMENT --out FOLDER [--target NAMES] [--check] [--watch]

Generates TypeScript from an OpenAPI 3.0 or 3.1 document (YAML or JSON, in one file or several).

  --out FOLDER      where to; what did not change there is not touched
  --target NAMES    any of types,operations,server,validators,client,document (the first five when left out)
  --slices FOLDER   where handlers are written, relative to --out; stubs are put there, files that exist are kept
  --context FILE#T  the type that each handler's call is extended with, such as ../context.ts#Context
  --paging C,I,N    how lists are paged: the cursor's query parameter, the field of the items, that of the next cursor
  --open-enums      an enum in an answer also takes the values that are added later; for a client
  --check           write nothing; name the files that are stale
  --watch           generate again whenever the document changes

Examples
  muster-codegen openapi.yaml --out src/gen
  muster-codegen openapi.yaml --out src/gen --target types,client --paging cursor,items,next_cursor
  muster-codegen openapi.yaml --out src/gen --target types,operations,server --slices ../resources
  muster-codegen openapi.yaml --out src/gen --check

Exit codes: 0 done, or nothing is stale; 1 stale files, or a document that is wrong; 2 a wrong command line.
`

type Target = (model: Model, options: Settings) => GeneratedFile[] | Promise<GeneratedFile[]>

const targets: Record<string, Target> = {
  types,
  operations,
  document,
  validators: model => validators(model),
  server: (model, { out, slices, context }) =>
    server(model, {
      ...(slices !== undefined && { slices: slicesOf(slices, out) }),
      ...(context !== undefined && { context }),
    }),
  client: (model, { paging }) => client(model, paging === undefined ? {} : { paging }),
}

interface Settings {
  source: string
  out: string
  target: readonly string[]
  slices: string | undefined
  context: { from: string; name: string } | undefined
  paging: { cursor: string; items: string; next: string } | undefined
  openEnums: boolean
  check: boolean
  watch: boolean
}

function slicesOf(folder: string, out: string): SlicesOptions {
  const back = relative(resolve(out, folder), resolve(out)) || '.'
  return {
    folder,
    back: back.startsWith('.') ? back : `./${back}`,
    exists: path => existsSync(resolve(out, path)),
  }
}

class UsageError extends Error {}

function settingsOf(args: readonly string[]): Settings | 'help' {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...{ out: text, target: text, slices: text, context: text, paging: text },
      ...{ check: flag, watch: flag, 'open-enums': flag, help: { ...flag, short: 'h' } },
    },
  })
  if (values.help) return 'help'
  const [source, ...others] = positionals
  if (source === undefined)
    throw new UsageError('Name the document: muster-codegen openapi.yaml --out src/gen')
  if (others.length > 0) throw new UsageError(`One document at a time; ${others.join(', ')} is too much.`)
  if (values.out === undefined) throw new UsageError('Say where to: --out src/gen')
  const target = values.target?.split(',') ?? ['types', 'operations', 'server', 'validators', 'client']
  const unknown = target.filter(name => !Object.hasOwn(targets, name))
  if (unknown.length > 0)
    throw new UsageError(`No target ${unknown.join(', ')}. There are ${Object.keys(targets).join(', ')}.`)
  const { slices, check, watch } = values
  return {
    source,
    out: values.out,
    target,
    slices,
    context: contextOf(values.context),
    paging: pagingOf(values.paging),
    openEnums: values['open-enums'],
    check,
    watch,
  }
}

function contextOf(text: string | undefined): Settings['context'] {
  if (text === undefined) return undefined
  const [from, name] = text.split('#')
  if (!from || !name)
    throw new UsageError(`--context ${text}: write file#Type, such as ../context.ts#Context.`)
  return { from, name }
}

function pagingOf(text: string | undefined): Settings['paging'] {
  if (text === undefined) return undefined
  const [cursor, items, next] = text.split(',')
  if (!cursor || !items || !next) throw new UsageError(`--paging ${text}: write cursor,items,next.`)
  return { cursor, items, next }
}

async function generate(settings: Settings): Promise<{ placed: Placed; files: readonly string[] }> {
  const loaded = await loadDocument(settings.source)
  const model = makeModel(loaded, settings)
  const files: GeneratedFile[] = []
  for (const name of settings.target) files.push(...(await targets[name]!(model, settings)))
  const banner = `Generated from ${loaded.source} by muster-codegen. Do not edit.`
  const placed = await placeFiles(settings.out, files, { banner, check: settings.check })
  return { placed, files: loaded.files }
}

function tell({ placed, settings }: { placed: Placed; settings: Settings }): number {
  const { changed, unchanged } = placed
  if (settings.check && changed.length > 0) {
    console.error(changed.map(path => `${settings.out}/${path} is stale.`).join('\n'))
    console.error('Run the same command without --check.')
    return 1
  }
  console.log(
    settings.check
      ? `${unchanged.length} files are up to date.`
      : `${changed.length} files written, ${unchanged.length} unchanged.`,
  )
  return 0
}

async function run(settings: Settings): Promise<number> {
  try {
    const { placed, files } = await generate(settings)
    const code = tell({ placed, settings })
    if (settings.watch) watchFiles(files, () => void run({ ...settings, watch: false }))
    return code
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error
    console.error(error.message)
    if (settings.watch) watchFiles([settings.source], () => void run({ ...settings, watch: false }))
    return 1
  }
}

// Folders are watched rather than files: an editor that saves through a rename leaves a file's watcher on the old one.
function watchFiles(files: readonly string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined
  const known = new Set(files.map(file => resolve(file)))
  for (const folder of new Set([...known].map(file => dirname(file)))) {
    watch(folder, (_, name) => {
      if (name === null || !known.has(resolve(folder, name))) return
      clearTimeout(timer)
      timer = setTimeout(changed, 30)
    })
  }
}

try {
  const settings = settingsOf(process.argv.slice(2))
  if (settings === 'help') console.log(help)
  else process.exitCode = await run(settings)
} catch (error) {
  const isUsage = error instanceof UsageError || (error instanceof TypeError && 'code' in error)
  console.error(isUsage ? `${error.message}\nmuster-codegen --help shows how.` : error)
  process.exitCode = isUsage ? 2 : 1
}

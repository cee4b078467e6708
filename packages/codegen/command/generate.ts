// Generates what a run asks for: what each target emits, and the stamp that goes with it.
import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { codeNames, codes } from '../document/codes.ts'
import { findWarnings } from '../document/lint/lint.ts'
import { DocumentError, sortProblems, tellProblems } from '../document/problems.ts'
import type { Loaded } from '../document/reading/load.ts'
import { loadAny } from '../document/reading/load-any.ts'
import type { Model } from '../model/model.ts'
import { makeModel } from '../model/read.ts'
import type { GeneratedFile } from '../output/emit.ts'
import { finishText, type Placed, placeFiles, replaceFile } from '../output/files.ts'
import { setImportExtension } from '../output/import-extension.ts'
import { tellLeftOut } from '../targets/client/method-names.ts'
import { planPaging } from '../targets/client/paging/find.ts'
import type { Paging } from '../targets/client/transport.ts'
import { type ClientOptions, client } from '../targets/client.ts'
import { markDates } from '../targets/dates/mark.ts'
import { planDates } from '../targets/dates/plans.ts'
import { findUnclear } from '../targets/dates/unclear.ts'
import { document } from '../targets/document.ts'
import { operations } from '../targets/operations.ts'
import { type ServerOptions, server } from '../targets/server.ts'
import { servers } from '../targets/servers.ts'
import { types } from '../targets/types.ts'
import { type ValidatorsOptions, validators } from '../targets/validators.ts'
import { selectOnly, tellOnly } from './only.ts'
import type { Run, TargetName } from './options.ts'
import { joinParts } from './several.ts'
import { Sources } from './sources.ts'
import {
  computeFileHash,
  computeGeneratorHash,
  computeHash,
  readStamp,
  relatePath,
  type Stamp,
  selectStampedOptions,
  stampFile,
  writeStamp,
} from './stamp.ts'

/** What a run makes, before any of it is on the disk. */
export interface Generated {
  readonly run: Run
  readonly files: readonly GeneratedFile[]
  readonly stamp: Stamp
  readonly banner: string
  /** What a person should know of what was made. */
  readonly notes: readonly string[]
  /** What should be looked at in the document, as text; empty where nothing should. */
  readonly warnings: string
}

type Exists = (path: string) => boolean
/** What a client needs to know besides its document. */
interface Besides {
  /** Kinds of paging that other documents of the same client have. */
  readonly also?: readonly string[]
  readonly dates?: ClientOptions['dates']
}

type Target = (
  model: Model,
  run: Run,
  exists: Exists,
  besides: Besides,
) => GeneratedFile[] | Promise<GeneratedFile[]>

const targets: Record<TargetName, Target> = {
  types: (model, { enumValues }) => types(model, enumValues === undefined ? {} : { enumValues }),
  operations,
  document,
  servers,
  validators: (model, { keepExtensions, bodyDefaults, responseValidation }) => {
    const options: ValidatorsOptions = {
      ...(keepExtensions && { keepExtensions }),
      ...(bodyDefaults !== undefined && { bodyDefaults }),
      ...(responseValidation !== undefined && { responseValidation }),
    }
    return validators(model, options)
  },
  server: (model, run, exists) => server(model, makeServerOptions(run, exists)),
  client: (model, run, _, besides) => client(model, makeClientOptions(run, besides)),
}

function makeServerOptions(run: Run, exists: Exists): ServerOptions {
  const {
    out,
    slices,
    services = false,
    context,
    callers,
    contract,
    handledHeaders,
    bodyDefaults,
    express,
  } = run
  const place = (written: string) => {
    const [from = '', name = ''] = written.split('#')
    return { from, name }
  }
  return {
    ...(slices !== undefined && {
      slices: { folder: slices, back: findWayBack(out, slices), services, exists },
    }),
    ...(context !== undefined && { context: place(context) }),
    ...(callers !== undefined && { callers: place(callers) }),
    ...(contract !== undefined && { contract }),
    ...(handledHeaders && { handledHeaders }),
    ...(bodyDefaults !== undefined && { bodyDefaults }),
    ...(express !== undefined && { express }),
  }
}

function findWayBack(out: string, folder: string): string {
  const back = relative(resolve(out, folder), resolve(out)).replaceAll('\\', '/') || '.'
  return back.startsWith('.') ? back : `./${back}`
}

function makeClientOptions(run: Run, { also, dates }: Besides): ClientOptions {
  const { contract, transport, handledHeaders, problems, arguments: form } = run
  return {
    ...(form !== undefined && { arguments: form }),
    ...(contract !== undefined && { contract }),
    ...(transport !== undefined && { transport }),
    ...makePagingOptions(run, also),
    ...(dates && { dates }),
    ...(handledHeaders && { handledHeaders }),
    ...(problems !== undefined && { problems: problems as `x-${string}` }),
  }
}

/** Rules where several are asked for, and otherwise the one way that every list is paged in. */
function makePagingOptions({ paging, operations }: Run, also: readonly string[] = []): ClientOptions {
  if (operations === undefined && !Array.isArray(paging)) return paging ? { paging: paging as Paging } : {}
  const single = paging && !Array.isArray(paging) ? [{ kind: 'cursor' as const, ...(paging as Paging) }] : []
  const rules = Array.isArray(paging) ? paging : single
  const own = Object.entries(operations ?? {}).map(([id, { paging: rule }]) => [id, rule] as const)
  return { pagingRules: { rules, own: Object.fromEntries(own), also } }
}

/** What a person should know of the client that was made. */
function tellClient(model: Model, run: Run): string[] {
  if (!run.target.includes('client')) return []
  const { pagingRules } = makePagingOptions(run)
  return [...tellLeftOut(model), ...(pagingRules ? planPaging(model, pagingRules).notes : [])]
}

/** What one document makes. */
interface Part {
  loaded: Loaded
  model: Model
  dates: ClientOptions['dates']
  notes: readonly string[]
  warnings: string
}

async function readPart(path: string, run: Run, sources: Sources): Promise<Part> {
  const whole = await loadAny(path, run.foreign === true, sources.of(path))
  const loaded = selectOnly(whole, run.only)
  const warnings = listWarnings(loaded, run)
  const model = makeModel(loaded, run.openEnums === undefined ? {} : { openEnums: run.openEnums })
  const notes = [...tellOnly(whole, loaded), ...tellClient(model, run)]
  const { dates: mode } = run
  if (mode === undefined) return { loaded, model, dates: undefined, notes, warnings }
  const unclear = findUnclear(model, mode)
  const dates = { mode, plans: planDates(model, mode, unclear) }
  const texts = [...unclear.values()].map(
    place => `${place} stays a text: the same value may be one that is no date.`,
  )
  return { loaded, model: markDates(model, mode, unclear), dates, notes: [...notes, ...texts], warnings }
}

async function makeFiles(
  model: Model,
  run: Run,
  exists: Exists,
  besides: Besides = {},
): Promise<GeneratedFile[]> {
  const made = await Promise.all(run.target.map(name => targets[name](model, run, exists, besides)))
  return made.flat()
}

/** The clients of several documents, and the one that joins them. */
async function makeJoined(
  parts: ReadonlyMap<string, Part>,
  run: Run,
  exists: Exists,
): Promise<GeneratedFile[]> {
  const { pagingRules } = makePagingOptions(run)
  const models = [...parts.values()].map(({ model }) => model)
  const also = pagingRules ? models.flatMap(model => [...planPaging(model, pagingRules).kinds]) : []
  const made = new Map<string, GeneratedFile[]>()
  for (const [name, { model }] of parts) made.set(name, await makeFiles(model, run, exists, { also }))
  return joinParts(made)
}

/** Reads the document and makes everything of it. Throws a DocumentError when it is wrong. */
export async function generate(run: Run, sources = new Sources()): Promise<Generated> {
  const named = typeof run.document === 'string' ? { '': run.document } : run.document
  const parts = new Map<string, Part>()
  for (const [name, path] of Object.entries(named)) parts.set(name, await readPart(path, run, sources))
  const there: Record<string, boolean> = {}
  const exists = (path: string) => {
    there[path] = existsSync(resolve(run.out, path))
    return there[path]
  }
  const only = parts.get('')
  const made = only
    ? await makeFiles(only.model, run, exists, { dates: only.dates })
    : await makeJoined(parts, run, exists)
  const files = made.map(file => setImportExtension(file, run.importExtension ?? 'ts'))
  for (const { path } of files.filter(file => file.once)) there[path] = true
  const all = [...parts.values()]
  const banner = `Generated from ${all.map(({ loaded }) => loaded.source).join(', ')} by muster-codegen. Do not edit.`
  const own = files.filter(file => !file.once)
  const stamp = {
    generator: computeGeneratorHash(),
    options: selectStampedOptions(run),
    read: Object.fromEntries([...sources.hashes].map(([path, hash]) => [relatePath(run.out, path), hash])),
    written: Object.fromEntries(own.map(file => [file.path, computeHash(finishText(file, banner))])),
    there,
  }
  const warnings = all.map(part => part.warnings).filter(text => text !== '')
  return {
    run,
    files,
    stamp,
    banner,
    notes: all.flatMap(({ notes }) => notes),
    warnings: warnings.join('\n'),
  }
}

const silence = Object.fromEntries(
  codeNames.filter(code => codes[code].level === 'warning').map(code => [code, 'silent'] as const),
)

/** The warnings as text. Throws a DocumentError where a rule makes an error of one. */
function listWarnings(loaded: Loaded, { rules = {}, foreign = false }: Run): string {
  const { document, source, locate, problems = [], repairs = [] } = loaded
  // What was mended is an error only where somebody says so.
  const mended = Object.fromEntries(repairs.map(({ code }) => [code, 'warning'] as const))
  // Of a document that nobody here can correct, only what was mended is of interest.
  const asked = foreign ? { ...silence, ...rules } : rules
  const sorted = [
    sortProblems(repairs, { ...mended, ...rules }),
    sortProblems([...problems, ...findWarnings(document, asked)], asked),
  ]
  const [errors, warnings] = [sorted.flatMap(one => one.errors), sorted.flatMap(one => one.warnings)]
  if (errors.length > 0) throw new DocumentError(source, errors, locate)
  return tellProblems(source, warnings, 'warning', locate)
}

/** What was written by the run before and is not any more; of other runs, and of a person, nothing is. */
export function listLeftOver(before: Stamp | undefined, { run, stamp }: Generated): string[] {
  if (!before || JSON.stringify(before.options) !== JSON.stringify(stamp.options)) return []
  return Object.keys(before.written).filter(
    path => !(path in stamp.written) && computeFileHash(join(run.out, path)) === before.written[path],
  )
}

/** Puts what was made on the disk: only what changed, the stamp last. */
export async function placeGenerated(generated: Generated): Promise<Placed> {
  const { run, files, banner, stamp } = generated
  const removed = listLeftOver(readStamp(run.out), generated)
  const placed = await placeFiles(run.out, files, { banner, remove: removed })
  const text = writeStamp(stamp)
  if (computeFileHash(join(run.out, stampFile)) !== computeHash(text))
    await replaceFile(join(run.out, stampFile), text)
  return placed
}

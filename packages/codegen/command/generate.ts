// Generates what a run asks for: what each target emits, and the stamp that goes with it.
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeNames, codes } from '../document/codes.ts'
import { findWarnings } from '../document/lint/lint.ts'
import { DocumentError, sortProblems, tellProblems } from '../document/problems.ts'
import type { Loaded } from '../document/reading/load.ts'
import { loadAny } from '../document/reading/load-any.ts'
import { hasStreams, type Model } from '../model/model.ts'
import { makeModel } from '../model/read.ts'
import type { GeneratedFile } from '../output/emit.ts'
import { finishText, type Placed, placeFiles, replaceFile } from '../output/files.ts'
import { setImportExtension } from '../output/import-extension.ts'
import { tellLeftOut } from '../targets/client/method-names.ts'
import { planPaging } from '../targets/client/paging/find.ts'
import type { ClientOptions } from '../targets/client.ts'
import { markDates } from '../targets/dates/mark.ts'
import { planDates } from '../targets/dates/plans.ts'
import { findUnclear } from '../targets/dates/unclear.ts'
import { tellForm } from './emitting.ts'
import { selectOnly, tellOnly } from './only.ts'
import type { Run } from './options.ts'
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
import { type Besides, bindTargets, makePagingOptions, type Targets } from './targets/bind.ts'
import { loadOwnTargets, type OwnTargets } from './targets/own.ts'

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

async function makeFiles(model: Model, run: Run, targets: Targets, besides: Besides = {}) {
  const made = await Promise.all(bindTargets(run, targets, besides).map(make => make(model)))
  return made.flat()
}

/** The clients of several documents, and the one that joins them. */
async function makeJoined(
  parts: ReadonlyMap<string, Part>,
  run: Run,
  targets: Targets,
): Promise<GeneratedFile[]> {
  const { pagingRules } = makePagingOptions(run)
  const models = [...parts.values()].map(({ model }) => model)
  const also = pagingRules ? models.flatMap(model => [...planPaging(model, pagingRules).kinds]) : []
  const besides = { also, hasStreams: models.some(hasStreams) }
  const made = new Map<string, GeneratedFile[]>()
  for (const [name, { model }] of parts) made.set(name, await makeFiles(model, run, targets, besides))
  return joinParts(made)
}

/** Reads the document and makes everything of it. Throws a DocumentError when it is wrong. */
export async function generate(run: Run, sources = new Sources(), loaded?: OwnTargets): Promise<Generated> {
  const own = loaded ?? (await loadOwnTargets(run.target))
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
    ? await makeFiles(only.model, run, { own, exists }, { dates: only.dates })
    : await makeJoined(parts, run, { own, exists })
  const files = await finishFiles(made, run)
  for (const { path } of files.filter(file => file.once)) there[path] = true
  const all = [...parts.values()]
  const banner = `Generated from ${all.map(({ loaded }) => loaded.source).join(', ')} by muster-codegen. Do not edit.`
  const kept = files.filter(file => !file.once)
  const stamp = {
    generator: computeGeneratorHash(),
    options: selectStampedOptions(run),
    read: Object.fromEntries(
      [...sources.hashes, ...own.hashes].map(([path, hash]) => [relatePath(run.out, path), hash]),
    ),
    written: Object.fromEntries(kept.map(file => [file.path, computeHash(finishText(file, banner))])),
    there,
  }
  const warnings = all.map(part => part.warnings).filter(text => text !== '')
  return {
    run,
    files,
    stamp,
    banner,
    notes: [...all.flatMap(({ notes }) => notes), ...tellForm(run)],
    warnings: warnings.join('\n'),
  }
}

/** As the project takes them: with its endings of imports, and in its language. */
async function finishFiles(
  made: readonly GeneratedFile[],
  { importExtension = 'ts', emit = 'ts' }: Run,
): Promise<readonly GeneratedFile[]> {
  const files = made.map(file => setImportExtension(file, importExtension))
  if (emit === 'ts') return files
  const { emitJavaScript } = await import('../output/javascript.ts')
  return emitJavaScript(files, emit)
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

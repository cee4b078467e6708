// Says what is stale and why: which file, what in it, and whether the document moved on or a person edited it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishedText } from '../files.ts'
import type { Generated } from './generate.ts'
import type { Change } from './outline.ts'
import { fileHash, movedOn, type Stamp } from './stamp.ts'
import { subject } from './words.ts'

const mostTold = 8

/** Sentences on everything that is not as it would be generated now; none when nothing is stale. */
export async function driftOf(
  generated: Generated,
  before: Stamp | undefined,
  left: readonly string[],
): Promise<string[]> {
  const lines: string[] = []
  const { files, run, banner } = generated
  for (const file of [...files].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const wanted = finishedText(file, banner)
    const place = join(run.out, file.path)
    const there = existsSync(place) ? readFileSync(place, 'utf8') : undefined
    if (file.once ? there !== undefined : there === wanted) continue
    if (there === undefined) lines.push(`${place} is missing.`)
    else lines.push(...(await told(place, { there, wanted }, causeOf(file.path, generated, before))))
  }
  for (const path of left) lines.push(`${join(run.out, path)} is no longer generated.`)
  return lines
}

type Cause = 'edited' | 'moved on' | 'both' | 'unknown'

/** Who changed: the stamp knows how the file was when it was generated. */
function causeOf(path: string, { run, stamp }: Generated, before: Stamp | undefined): Cause {
  const was = before?.written[path]
  if (was === undefined) return 'unknown'
  if (fileHash(join(run.out, path)) === was) return 'moved on'
  return was === stamp.written[path] ? 'edited' : 'both'
}

const causes: Record<Cause, string> = {
  edited: 'was edited by hand',
  'moved on': 'is stale',
  both: 'is stale, and was edited by hand',
  unknown: 'is stale',
}

async function told(
  place: string,
  { there, wanted }: { there: string; wanted: string },
  cause: Cause,
): Promise<string[]> {
  const { changesBetween } = await import('./outline.ts')
  const isEdited = cause === 'edited'
  const found = isEdited ? changesBetween(place, wanted, there) : changesBetween(place, there, wanted)
  const weighty = found.filter(({ path }) => !path[0]?.startsWith('import '))
  const changes = weighty.length > 0 ? weighty : found
  if (changes.length === 0) return [`${place} ${causes[cause]}: only in its comments or its layout.`]
  const lines = changes.slice(0, mostTold).map(change => `  ${sentence(change, isEdited)}`)
  const more = changes.length - mostTold
  return [`${place} ${causes[cause]}:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])]
}

function sentence({ path, how }: Change, isEdited: boolean): string {
  const verbs = { added: 'was added', removed: 'was removed', changed: 'changed' }
  return `${subject(path)} ${verbs[how]}${isEdited ? ' by hand' : ''}`
}

/** Why files are stale, as far as the stamp tells; undefined when it does not. */
export function reasonOf({ run }: Generated, before: Stamp | undefined): string | undefined {
  const reasons = before ? movedOn(before, run) : []
  return reasons.length > 0 ? `Since they were generated, ${reasons.join(', ')}.` : undefined
}

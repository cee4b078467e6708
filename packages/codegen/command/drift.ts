// Says what is stale and why: which file, what in it, and whether the document moved on or a person edited it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishText } from '../output/files.ts'
import type { Generated } from './generate.ts'
import type { Change } from './outline.ts'
import { computeFileHash, listMovedOn, type Stamp } from './stamp.ts'
import { nameSubject } from './words.ts'

const maxLines = 8

/** Sentences on everything that is not as it would be generated now; none when nothing is stale. */
export async function describeDrift(
  generated: Generated,
  before: Stamp | undefined,
  left: readonly string[],
): Promise<string[]> {
  const lines: string[] = []
  const { files, run, banner } = generated
  for (const file of [...files].sort((one, other) => (one.path < other.path ? -1 : 1))) {
    const wanted = finishText(file, banner)
    const place = join(run.out, file.path)
    const there = existsSync(place) ? readFileSync(place, 'utf8') : undefined
    if (file.once ? there !== undefined : there === wanted) continue
    if (there === undefined) lines.push(`${place} is missing.`)
    else lines.push(...(await tellFile(place, { there, wanted }, findCause(file.path, generated, before))))
  }
  for (const path of left) lines.push(`${join(run.out, path)} is no longer generated.`)
  return lines
}

type Cause = 'edited' | 'moved on' | 'both' | 'unknown'

/** Who changed: the stamp knows how the file was when it was generated. */
function findCause(path: string, { run, stamp }: Generated, before: Stamp | undefined): Cause {
  const was = before?.written[path]
  if (was === undefined) return 'unknown'
  if (computeFileHash(join(run.out, path)) === was) return 'moved on'
  return was === stamp.written[path] ? 'edited' : 'both'
}

const causes: Record<Cause, string> = {
  edited: 'was edited by hand',
  'moved on': 'is stale',
  both: 'is stale, and was edited by hand',
  unknown: 'is stale',
}

async function tellFile(
  place: string,
  { there, wanted }: { there: string; wanted: string },
  cause: Cause,
): Promise<string[]> {
  const { listChanges } = await import('./outline.ts')
  const isEdited = cause === 'edited'
  const found = isEdited ? listChanges(place, wanted, there) : listChanges(place, there, wanted)
  const weighty = found.filter(({ path }) => !path[0]?.startsWith('import '))
  const changes = weighty.length > 0 ? weighty : found
  if (changes.length === 0) return [`${place} ${causes[cause]}: only in its comments or its layout.`]
  const lines = changes.slice(0, maxLines).map(change => `  ${writeSentence(change, isEdited)}`)
  const more = changes.length - maxLines
  return [`${place} ${causes[cause]}:`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])]
}

function writeSentence({ path, how }: Change, isEdited: boolean): string {
  const verbs = { added: 'was added', removed: 'was removed', changed: 'changed' }
  return `${nameSubject(path)} ${verbs[how]}${isEdited ? ' by hand' : ''}`
}

/** Why files are stale, as far as the stamp tells; undefined when it does not. */
export function findReason({ run, stamp }: Generated, before: Stamp | undefined): string | undefined {
  const reasons = before ? listMovedOn(before, run, stamp.read) : []
  return reasons.length > 0 ? `Since they were generated, ${reasons.join(', ')}.` : undefined
}

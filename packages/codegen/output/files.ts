// Puts generated files on the disk: only those that changed, all of them or none.
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { GeneratedFile } from './emit.ts'

export interface PlaceOptions {
  /** Only say what would change. */
  check?: boolean
  /** The folder holds nothing but generated files: what is no longer generated is removed from it. */
  owned?: boolean
  /** Files that were generated before and are not any more. */
  remove?: readonly string[]
  /** The comment on the first line of every generated file of code, without its slashes. */
  banner: string
}

export interface Placed {
  /** Files that were written, or that would be: missing or different. Relative to the folder. */
  changed: string[]
  /** Files that were removed, or that would be. */
  removed: string[]
  unchanged: string[]
}

export async function placeFiles(
  folder: string,
  files: readonly GeneratedFile[],
  options: PlaceOptions,
): Promise<Placed> {
  refuseDoubles(files)
  const placed: Placed = { changed: [], removed: [], unchanged: [] }
  const pending: { path: string; text: string }[] = []
  for (const file of [...files].sort((left, right) => compare(left.path, right.path))) {
    const path = resolve(folder, file.path)
    const text = finishText(file, options.banner)
    if (file.once ? existsSync(path) : (await read(path)) === text) placed.unchanged.push(file.path)
    else {
      placed.changed.push(file.path)
      pending.push({ path, text })
    }
  }
  placed.removed = options.owned ? await listStrangers(folder, files) : [...(options.remove ?? [])]
  if (options.check) return placed
  for (const { path, text } of pending) await replaceFile(path, text)
  for (const path of placed.removed) await rm(join(folder, path))
  return placed
}

/** A file's text as it is written: code that nobody edits opens with the banner. */
export const finishText = (file: GeneratedFile, banner: string): string =>
  file.once || !/\.[jt]s$/.test(file.path) ? file.text : `// ${banner}\n${file.text}`

const compare = (left: string, right: string): number => Number(left > right) - Number(left < right)

function refuseDoubles(files: readonly GeneratedFile[]): void {
  const seen = new Set<string>()
  for (const { path } of files) {
    if (seen.has(path)) throw new Error(`Two targets emit ${path}. Generate them into folders of their own.`)
    seen.add(path)
  }
}

async function read(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch {
    return undefined
  }
}

/** Through a neighbour and a rename, so that a reader never sees half a file. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const neighbour = `${path}.${process.pid}.tmp`
  await writeFile(neighbour, text)
  await rename(neighbour, path)
}

async function listStrangers(folder: string, files: readonly GeneratedFile[]): Promise<string[]> {
  if (!existsSync(folder)) return []
  const known = new Set(files.map(file => resolve(folder, file.path)))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter(entry => entry.isFile() && !known.has(join(entry.parentPath, entry.name)))
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

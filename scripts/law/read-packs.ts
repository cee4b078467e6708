// Law packs as they are read from packages/engine/law when generating: a mistake is thrown with its file and line.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { GeneratedFile } from '@muster/codegen'
import { checkPack } from '../../packages/engine/law/check-pack.ts'
import type { Pack } from '../../packages/engine/law/pack.ts'
import { readYamlTree, type Tree, type TreePath, type YamlTree } from './yaml-tree.ts'

/** Each line of the message is a sentence about one place. */
export class LawPackError extends Error {}

const folder = 'packages/engine/law'

/** The packs of a project, by its root. */
export function readPacks(root: string): Pack[] {
  const law = join(root, folder)
  const countries = readdirSync(law, { withFileTypes: true }).filter(
    entry => entry.isDirectory() && listYaml(join(law, entry.name)).length > 0,
  )
  const read = countries.map(({ name }) => readPack(root, join(law, name), name))
  const mistakes = read.flatMap(each => each.mistakes)
  if (mistakes.length > 0) throw new LawPackError(mistakes.join('\n'))
  return read.map(({ pack }) => pack as unknown as Pack)
}

const listYaml = (path: string): string[] =>
  existsSync(path)
    ? readdirSync(path)
        .filter(file => file.endsWith('.yaml'))
        .toSorted()
    : []

interface PackFile {
  readonly path: string
  readonly yaml: YamlTree
}

/** What is in several files of a country, and is put together. */
const merged = ['parameters', 'lines', 'warnings']

function readPack(root: string, path: string, name: string): { pack: Tree; mistakes: string[] } {
  const files = listYaml(path).map(
    (file): PackFile => ({
      path: relative(root, join(path, file)),
      yaml: readYamlTree(readFileSync(join(path, file), 'utf8')),
    }),
  )
  const broken = files.flatMap(file =>
    file.yaml.mistakes.map(({ line, message }) => `${file.path}:${line} ${message}`),
  )
  if (broken.length > 0) return { pack: {}, mistakes: broken }
  const { pack, twice, locate } = mergeFiles(files)
  const mistakes = checkPack(pack, name).map(({ path: at, message }) => `${locate(at)} ${message}`)
  return { pack, mistakes: [...twice, ...mistakes] }
}

/** One pack of several files, and where in them a path of it stands. */
function mergeFiles(files: readonly PackFile[]) {
  const pack: Record<string, Tree> = {}
  const owners = new Map<string, { file: PackFile; path: TreePath }>()
  const twice: string[] = []
  for (const file of files) {
    for (const [key, value] of entries(file.yaml.tree)) {
      if (!merged.includes(key)) put(pack, key, value, [key])
      else if (Array.isArray(value)) appendItems(key, value)
      else for (const [name, each] of entries(value)) putIn(key, name, each)
    }
    function put(into: Record<string, Tree>, key: string, value: Tree, path: TreePath): void {
      if (key in into) twice.push(`${place(file, path)} ${path.join('.')} stands in two files of the pack`)
      into[key] = value
      owners.set(path.join('\n'), { file, path })
    }
    function putIn(key: string, name: string, value: Tree): void {
      pack[key] ??= {}
      put(pack[key] as Record<string, Tree>, name, value, [key, name])
    }
    function appendItems(key: string, items: readonly Tree[]): void {
      const list = (pack[key] ?? []) as Tree[]
      for (const [n, item] of items.entries()) {
        owners.set(`${key}\n${list.length}`, { file, path: [key, n] })
        list.push(item)
      }
      pack[key] = list
    }
  }
  const locate = (path: TreePath): string => {
    const owner = owners.get(path.slice(0, 2).join('\n'))
    if (owner) return place(owner.file, [...owner.path, ...path.slice(2)])
    const whole = owners.get(String(path[0]))
    return place(whole?.file ?? files[0]!, path)
  }
  return { pack, twice, locate }
}

const place = ({ path, yaml }: PackFile, at: TreePath): string => `${path}:${yaml.findLine(at)}`

const entries = (tree: Tree): [string, Tree][] =>
  typeof tree === 'object' && !Array.isArray(tree) ? Object.entries(tree) : []

/** packages/engine/gen: what the engine computes from. */
export function makeLawFiles(root: string): GeneratedFile[] {
  const packs = Object.fromEntries(readPacks(root).map(pack => [pack.pack, pack]))
  const text = [
    '// The law packs of packages/engine/law, as data.',
    '',
    "import type { Pack } from '../law/pack.ts'",
    '',
    `export const packs: Readonly<Record<string, Pack>> = ${JSON.stringify(packs, null, 2)}`,
    '',
  ].join('\n')
  return [{ path: 'law.ts', text }]
}

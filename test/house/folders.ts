// House rules on folders: none that a reader cannot take in at a glance, and none that holds next to nothing.

import { posix } from 'node:path'
import { type Finding, found, isGenerated, isTypeScript, type Rule, type Source } from './source.ts'

const mostFiles = 20
const fewLines = 20

/** One file a tag, and one a change of the schema: their number says nothing. */
const inSeries = /(^|\/)(handlers|migrations)$/

const isOurs = ({ path }: Source): boolean => /^(packages|scripts)\//.test(path)

/** The files of each folder, without those of the folders in it. */
function filesByFolder(sources: readonly Source[]): Map<string, Source[]> {
  const folders = new Map<string, Source[]>()
  for (const source of sources.filter(source => isOurs(source) && !isGenerated(source))) {
    const folder = posix.dirname(source.path)
    folders.set(folder, [...(folders.get(folder) ?? []), source])
  }
  return folders
}

export const foldersFitAGlance: Rule = sources =>
  [...filesByFolder(sources)]
    .filter(([folder, files]) => files.length > mostFiles && !inSeries.test(folder))
    .map(([folder, files]) =>
      found(
        files[0]!,
        1,
        `${folder} has ${files.length} files; sort them into folders by what is in them, at most ${mostFiles} in each`,
      ),
    )

export const foldersHoldSomething: Rule = sources => {
  const folders = filesByFolder(sources)
  const hasFolders = (folder: string) => [...folders.keys()].some(other => other.startsWith(`${folder}/`))
  return [...folders].flatMap(([folder, [file, ...more]]): Finding[] => {
    if (!file || more.length > 0 || !isTypeScript(file) || inSeries.test(folder) || hasFolders(folder))
      return []
    const lines = file.text.trimEnd().split('\n').length
    return lines < fewLines
      ? [
          found(
            file,
            1,
            `${folder} holds one file of ${lines} lines; put it where it is used, and remove the folder`,
          ),
        ]
      : []
  })
}

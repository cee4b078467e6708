// House rules on documents: what they link to is there.

import { posix } from 'node:path'
import { type Finding, found, type Rule } from './source.ts'

const link = /\]\(([^)\s]+)\)/g

export const linksLeadSomewhere: Rule = sources => {
  const paths = new Set(sources.map(({ path }) => path))
  const folders = new Set([...paths].flatMap(foldersAbove))
  return sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(source =>
      source.text.split('\n').flatMap((text, n): Finding[] =>
        [...text.matchAll(link)]
          .map(([, target]) => target!.split('#')[0]!)
          .filter(target => target !== '' && !/^([a-z]+:|\/)/.test(target))
          .filter(target => {
            const path = posix.join(posix.dirname(source.path), target).replace(/\/$/, '')
            return !paths.has(path) && !folders.has(path)
          })
          .map(target => found(source, n + 1, `There is no ${target}; link to where it is now`)),
      ),
    )
}

function foldersAbove(path: string): string[] {
  const steps = path.split('/').slice(0, -1)
  return steps.map((_, n) => steps.slice(0, n + 1).join('/'))
}

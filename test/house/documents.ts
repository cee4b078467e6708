// House rules on documents: what they link to is there, and so are the source files and the tests that they name.

import { posix } from 'node:path'
import { type Finding, found, type Rule } from './source.ts'

const link = /\]\(([^)\s]+)\)/g

const linksLeadSomewhere: Rule = sources => {
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

// With a folder before it: a bare name may be that of a file to be.
const sourceFile = /`(\w[\w-]*\/(?:[\w.-]+\/)*[\w.-]+\.(?:ts|mjs|sql))`/g

/** A file may be named from any folder on: `http/app.ts`. Decisions name what was there at their time. */
const namedFilesAreThere: Rule = sources => {
  const tails = new Set(sources.flatMap(({ path }) => tailsOf(path)))
  return sources
    .filter(({ path }) => path.endsWith('.md') && !/^(docs\/decisions\/|CHANGELOG\.md$)/.test(path))
    .flatMap(source =>
      source.text
        .split('\n')
        .flatMap((text, n): Finding[] =>
          [...text.matchAll(sourceFile)]
            .filter(([, name]) => !tails.has(name!))
            .map(([, name]) => found(source, n + 1, `There is no ${name}; name the file that is there now`)),
        ),
    )
}

const namedTest = /`([\w./-]+\.test\.ts)`((?:,? "[^"]+")+)/g

/** Where a document names a test by its file and title, decisions too: the file, then "says why", "and more". */
const namedTestsAreThere: Rule = sources => {
  const tests = sources.filter(({ path }) => path.endsWith('.test.ts'))
  const holds = (file: string, title: string) =>
    tests.some(({ path, text }) => tailsOf(path).includes(file) && text.includes(`'${title}'`))
  return sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(source =>
      source.text.split('\n').flatMap((text, n): Finding[] =>
        [...text.matchAll(namedTest)]
          .flatMap(([, file, titles]) =>
            [...titles!.matchAll(/"([^"]+)"/g)].map(([, title]) => [file!, title!] as const),
          )
          .filter(([file, title]) => !holds(file, title))
          .map(([file, title]) =>
            found(source, n + 1, `There is no test "${title}" in ${file}; name the one that is there now`),
          ),
      ),
    )
}

export const documentsNameWhatIsThere: Rule = sources => [
  ...linksLeadSomewhere(sources),
  ...namedFilesAreThere(sources),
  ...namedTestsAreThere(sources),
]

/** The ways to name a file: from any of its folders on. */
export function tailsOf(path: string): string[] {
  const steps = path.split('/')
  return steps.map((_, n) => steps.slice(n).join('/'))
}

function foldersAbove(path: string): string[] {
  const steps = path.split('/').slice(0, -1)
  return steps.map((_, n) => steps.slice(0, n + 1).join('/'))
}

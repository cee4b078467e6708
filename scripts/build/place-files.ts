// A bundled program looks for its files where its sources stand, or where they were put.

import { readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'esbuild'

/** `rewrite` says in a source where it stands. */
export const placeFiles = (rewrite: (text: string, path: string) => string): Plugin => ({
  name: 'place files',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      contents: rewrite(await readFile(path, 'utf8'), path),
      loader: 'ts',
    }))
  },
})

/** Where the sources themselves stand. */
export const placeInSources = (text: string, path: string): string =>
  text
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))

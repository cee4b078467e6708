// Compiles the words at build time: ICU text becomes what the browser only has to fill in; help and sentences of the service stay as they are.

import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin, Rolldown } from 'vite'

type EmittedAsset = Parameters<Rolldown.PluginContext['emitFile']>[0]

type Words = Record<string, string>

interface Emitting {
  readonly emitFile: (file: EmittedAsset) => string
}

/** What `words/en/shell.json?load` is: a function that brings the words, as `words-files.d.ts` says. */
const ofLoad = /\/words\/(?<folder>\w+)\/(?<name>\w+)\.json\?load$/

export function words(): Plugin {
  let isBuild = false
  return {
    name: 'words',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    enforce: 'pre',
    load(id) {
      const { folder, name } = ofLoad.exec(id)?.groups ?? {}
      if (folder === undefined || name === undefined) return undefined
      const path = id.replace('?load', '')
      const source = folder === 'help' || folder === 'sentences' ? readPlain(path) : compile(path)
      const text = JSON.stringify(source)
      const code = isBuild
        ? emit(this, `${folder}-${name}.json`, text)
        : `export default () => Promise.resolve(${text})`
      return { code, map: null, moduleType: 'js' }
    },
  }
}

const readPlain = (path: string): Words => JSON.parse(readFileSync(path, 'utf8')) as Words

function compile(path: string): Readonly<Record<string, unknown>> {
  // A sentence that nobody has translated yet is better in English than as its id.
  const english = readPlain(path.replace(/\/[a-z]{2}\/(\w+\.json)$/, '/en/$1'))
  const texts = Object.entries(Object.assign(english, readPlain(path)))
  return Object.fromEntries(texts.map(([key, text]) => [key, compileMessage(text)]))
}

/** Words are data: a browser reads them faster as a file of their own than as a program. */
function emit(context: Emitting, name: string, source: string): string {
  const file = context.emitFile({ type: 'asset', name, source })
  return `export default () => fetch(import.meta.ROLLUP_FILE_URL_${file}).then(file => file.json())`
}

// Compiles the words at build time: ICU text becomes what the browser only has to fill in.

import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin, Rolldown } from 'vite'

type EmittedAsset = Parameters<Rolldown.PluginContext['emitFile']>[0]

type Words = Record<string, string>

export function words(): Plugin {
  let isBuild = false
  return {
    name: 'words',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    enforce: 'pre',
    transform(source, id) {
      if (!/\/words\/[a-z]{2}\/[a-z]+\.json$/.test(id)) return undefined
      // A sentence that nobody has translated yet is better in English than as its id.
      const english = JSON.parse(
        readFileSync(id.replace(/\/[a-z]{2}\/(\w+\.json)$/, '/en/$1'), 'utf8'),
      ) as Words
      const texts = Object.assign(english, JSON.parse(source) as Words)
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])
      const json = JSON.stringify(Object.fromEntries(compiled))
      return { code: isBuild ? emit(this, id, json) : `export default ${json}`, map: null, moduleType: 'js' }
    },
  }
}

/** Words are data: a browser reads them faster as a file of their own than as a program. */
function emit(context: { emitFile: (file: EmittedAsset) => string }, id: string, source: string): string {
  const [, name] = /(\w+\/\w+)\.json$/.exec(id) ?? []
  const file = context.emitFile({ type: 'asset', name: `${name?.replace('/', '-')}.json`, source })
  return `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json()`
}

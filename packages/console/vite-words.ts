// Compiles the words at build time: ICU text becomes what the browser only has to fill in; the help under fields has nothing to fill in.

import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin, Rolldown } from 'vite'

type EmittedAsset = Parameters<Rolldown.PluginContext['emitFile']>[0]

type Words = Record<string, string>

interface Emitting {
  readonly emitFile: (file: EmittedAsset) => string
}

export function words(): Plugin {
  let isBuild = false
  const write = (context: Emitting, id: string, json: string) =>
    ({
      code: isBuild ? emit(context, id, json) : `export default ${json}`,
      map: null,
      moduleType: 'js',
    }) as const
  return {
    name: 'words',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    enforce: 'pre',
    transform(source, id) {
      if (/\/words\/help\/[a-z]{2}\.json$/.test(id))
        return write(this, id, JSON.stringify(JSON.parse(source)))
      if (!/\/words\/[a-z]{2}\/[a-z]+\.json$/.test(id)) return undefined
      // A sentence that nobody has translated yet is better in English than as its id.
      const english = JSON.parse(
        readFileSync(id.replace(/\/[a-z]{2}\/(\w+\.json)$/, '/en/$1'), 'utf8'),
      ) as Words
      const texts = Object.assign(english, JSON.parse(source) as Words)
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])
      return write(this, id, JSON.stringify(Object.fromEntries(compiled)))
    },
  }
}

/** Words are data: a browser reads them faster as a file of their own than as a program. */
function emit(context: Emitting, id: string, source: string): string {
  const [, name] = /(\w+\/\w+)\.json$/.exec(id) ?? []
  const file = context.emitFile({ type: 'asset', name: `${name?.replace('/', '-')}.json`, source })
  return `export default await (await fetch(import.meta.ROLLUP_FILE_URL_${file})).json()`
}

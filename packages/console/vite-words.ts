// Compiles the words at build time: ICU text becomes what the browser only has to fill in.

import { readFileSync } from 'node:fs'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

type Words = Record<string, string>

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/words\/[a-z]{2}\/[a-z]+\.json$/.test(id)) return undefined
      // A sentence that nobody has translated yet is better in English than as its id.
      const english = JSON.parse(
        readFileSync(id.replace(/\/[a-z]{2}\/(\w+\.json)$/, '/en/$1'), 'utf8'),
      ) as Words
      const texts = Object.assign(english, JSON.parse(source) as Words)
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)])
      const json = JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))
      return { code: `export default JSON.parse(${json})`, map: null, moduleType: 'js' }
    },
  }
}

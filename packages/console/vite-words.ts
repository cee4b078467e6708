// Compiles the words at build time: ICU text becomes what the browser only has to fill in.
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

export function words(): Plugin {
  return {
    name: 'words',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/words\/[a-z]{2}\/[a-z]+\.json$/.test(id)) return undefined
      const texts = JSON.parse(source) as Record<string, string>
      const compiled = Object.fromEntries(
        Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]),
      )
      return {
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))})`,
        map: null,
        moduleType: 'js',
      }
    },
  }
}

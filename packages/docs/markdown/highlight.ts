// Colours of code, given when a page is made: spans with the classes that the reference has as well.

import Prism from 'prismjs'
import 'prismjs/components/prism-bash.js'
import 'prismjs/components/prism-go.js'
import 'prismjs/components/prism-ini.js'
import 'prismjs/components/prism-json.js'
import 'prismjs/components/prism-python.js'
import 'prismjs/components/prism-sql.js'
import 'prismjs/components/prism-typescript.js'
import 'prismjs/components/prism-yaml.js'

const names: Readonly<Record<string, string>> = {
  sh: 'bash',
  ts: 'typescript',
  js: 'javascript',
}

/** As HTML; plain where the language has no colours. */
export function highlight(code: string, language: string): string {
  const name = names[language] ?? language
  const grammar = Prism.languages[name]
  return grammar ? Prism.highlight(code, grammar, name) : escapeHtml(code)
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

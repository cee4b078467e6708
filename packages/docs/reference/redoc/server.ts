// Writes a document as the HTML of Redoc, with the rules that it needs.

import { renderToString } from 'react-dom/server.edge'
import { ServerStyleSheet } from 'styled-components'
import type { Rendered } from '../rendered.ts'
import { makeView } from './view.ts'

export function render(document: object): Rendered {
  const sheet = new ServerStyleSheet()
  try {
    const html = renderToString(sheet.collectStyles(makeView(document)))
    return { html, css: sheet.getStyleTags() }
  } finally {
    sheet.seal()
  }
}

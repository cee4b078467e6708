// Brings the reference of a page to life, with the same tree that the page was sent with.

import { hydrateRoot } from 'react-dom/client'
import { makeView } from './view.ts'

/** Until every press is heard. */
export const bringToLife = (root: Element, document: object): Promise<void> =>
  new Promise(done => {
    hydrateRoot(root, makeView(document, done))
  })

// Links of Markdown files: those to pages and pictures of the docs lead there, others of the repository become plain text.

import { posix } from 'node:path'

/** What a file of the repository is in the docs, such as `/docs/guides/payroll`; undefined where it is not there. */
export type Places = (file: string) => string | undefined

const link = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g
const picture = /(<img [^>]*src=")([^"]+)(")/g
const fence = /^(```[\s\S]*?^```[^\n]*)$/m

/** The text with its links as the docs have them: `from` is the file that it stands in. */
export function rewriteLinks(text: string, from: string, places: Places): string {
  const find = (target: string): string | undefined => {
    if (/^([a-z]+:|#|\/docs(\/|$))/.test(target)) return target
    const [file = '', anchor] = target.split('#')
    const place = places(posix.join(posix.dirname(from), file))
    return place && anchor ? `${place}#${anchor}` : place
  }
  const rewrite = (prose: string) =>
    prose
      .replace(link, (_, mark: string, words: string, target: string) => {
        const place = find(target)
        return place ? `${mark}[${words}](${place})` : words
      })
      .replace(picture, (whole, before: string, target: string, after: string) => {
        const place = find(target)
        return place ? `${before}${place}${after}` : whole
      })
  // Every second piece is a block of code, which stays as it is.
  return text
    .split(fence)
    .map((piece, n) => (n % 2 === 1 ? piece : rewrite(piece)))
    .join('')
}

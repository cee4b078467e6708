// Colours that Redoc writes out without asking the theme, and the variables that stand in their place.

interface Declaration {
  readonly type: string
  readonly props: string | string[]
  readonly children: unknown
  value: string
}

const lines = /#ccc\b|#ddd\b|#9fb4be|rgba\((?:38, ?50, ?56|0, ?0, ?0), ?0?\.[1-5]\)/g
const papers = /#ffffff\b|#fff\b|\bwhite\b/g
const inks = /#263238|#000\b|\bblack\b/g

const changes: readonly (readonly [property: RegExp, colours: RegExp, variable: string])[] = [
  [/^border/, lines, 'line'],
  [/^background/, papers, 'paper'],
  [/^background/, /#e4e7eb/g, 'tint'],
  [/^background/, /rgb\(255 255 255\)/g, 'paper'],
  [/^color$/, inks, 'ink'],
  [/^color$/, /#0e7c86|#707070|#777\b/g, 'soft'],
]

/** A step of styled-components' own writer of CSS. */
export function replaceWrittenColours(element: Declaration): undefined {
  if (element.type !== 'decl' || typeof element.props !== 'string') return
  for (const [property, colours, variable] of changes)
    if (property.test(element.props))
      element.value = element.value.replace(colours, `var(--reference-${variable})`)
}

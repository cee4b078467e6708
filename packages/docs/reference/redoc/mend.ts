// Mends Redoc's elements where they are made, so that the page that was sent and the one that lives agree.

type Props = Readonly<Record<string, unknown>> | null
type Create = (type: unknown, props: Props, ...children: unknown[]) => unknown

/** Redoc leaves levels out; a reader that hears the page is told the true one. */
const headings = new Set(['h3', 'h5'])

/** Of styled-components' own props, which an older release kept off the page. */
const inner = new Set(['html', 'kind'])

function mend(type: unknown, props: Props): Props {
  if (typeof type !== 'string' || !props) return props
  const kept = Object.entries(props).filter(([name]) => !inner.has(name))
  if (headings.has(type)) kept.push(['role', 'heading'], ['aria-level', 3])
  // Code that is wider than its box scrolls, so the keyboard must reach it.
  if (type === 'pre') kept.push(['tabIndex', 0])
  return Object.fromEntries(kept)
}

/** React as Redoc gets it. */
export function mendElements<React extends { readonly createElement: Create }>(react: React): React {
  const create = react.createElement
  const createElement: Create = (type, props, ...children) => create(type, mend(type, props), ...children)
  return Object.assign({}, react, { createElement })
}

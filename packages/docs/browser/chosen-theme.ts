// What a reader chose, light or dark, as their browser remembers it.

const name = 'muster-docs-theme'

/** Whether it is dark; undefined where nothing was chosen, or the browser keeps nothing. */
export function readChosen(): boolean | undefined {
  try {
    const chosen = localStorage.getItem(name)
    return chosen === null ? undefined : chosen === 'dark'
  } catch {
    return undefined
  }
}

export function keepChosen(isDark: boolean): void {
  try {
    localStorage.setItem(name, isDark ? 'dark' : 'light')
  } catch {
    // It holds for this page alone.
  }
}

// Whether a key on the page is somebody's already: where they type or choose, and below what lies over the page.

/** Where letters are letters: a check box takes none. */
const typed = 'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable], [role=combobox]'

/** A dialog, a question, or the reasons of a figure, while they are open. */
const above = 'dialog[open], [role=alertdialog], [popover][role=dialog]:popover-open'

export const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typed) !== null

/** One with Ctrl or Alt is the browser's, and one that something on the page has dealt with is done. */
export const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  isTyped(event.target) ||
  document.querySelector(above) !== null

/** By its place on the keyboard, where that writes other letters. */
export const readKey = ({ key, code }: KeyboardEvent): string => {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.replace('Key', '').toLowerCase() : key
}

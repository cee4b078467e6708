// Light or dark, before the page is drawn: what the reader chose, else what their system has.

import { readChosen } from './chosen-theme.ts'

const system = matchMedia('(prefers-color-scheme: dark)')

function apply(): void {
  const isDark = readChosen() ?? system.matches
  document.documentElement.classList.toggle('dark', isDark)
  document.documentElement.classList.toggle('light', !isDark)
}

apply()
system.addEventListener('change', apply)
// Another tab may have chosen.
addEventListener('storage', apply)

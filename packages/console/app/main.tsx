// Starts the console in its page: the language first, then the session, then the page that the address names.
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RecordPathsProvider } from '../records/references/record-paths.ts'
import { Interruptions } from '../ui/shell/interruptions.tsx'
import { loadSentences } from './language/said.ts'
import { otherPages } from './other-pages.ts'
import { readLocalePreference, readThemePreference, showTheme } from './preferences.ts'
import { queryClient } from './queries.ts'
import { findRecordPath } from './rooms.ts'
import { askAhead, makeRouter } from './router.tsx'
import { readKnownSession } from './session.tsx'
import { activateLocale, loadWords } from './words.ts'

// After an update, a page that was loaded before asks for a file that is gone.
window.addEventListener('vite:preloadError', () => location.reload())

// Another page signed in as somebody else or changed the workspace: what is typed here would land there.
otherPages.hear(memberId => {
  const known = readKnownSession(queryClient)
  if (known !== undefined && known.member_id !== memberId) location.assign('/app/')
})

async function start(root: HTMLElement): Promise<void> {
  const locale = readLocalePreference()
  showTheme(readThemePreference())
  const router = makeRouter(queryClient)
  const words = loadWords(locale, 'shell')
  askAhead(router, queryClient, locale)
  await words
  activateLocale(locale)
  // A refusal is long after the first page; until they are here it would be told in English.
  void loadSentences(locale)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RecordPathsProvider value={kind => findRecordPath(kind)}>
          <RouterProvider router={router} />
        </RecordPathsProvider>
        <Interruptions />
      </QueryClientProvider>
    </StrictMode>,
  )
}

const root = document.getElementById('root')
// Without its words a page can say nothing, so the sentence stands in its file.
if (root) start(root).catch(() => document.getElementById('failed')?.removeAttribute('hidden'))

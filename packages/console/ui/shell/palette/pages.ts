// Pages for the search: every page that the person may see, every form that makes something, and how the console looks.
import { keepTheme } from '../../../app/preferences.ts'
import { findCreate, isOffered, isOfNoun, titlePage } from '../../../app/room.ts'
import { rooms } from '../../../app/rooms.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say, sayAlso, sayOf } from '../../../app/words.ts'
import { titleAround } from '../places.ts'
import type { Entry } from './entry.ts'

export function usePageEntries(go: (to: string) => void): Entry[] {
  const missing = useObstacle()
  return rooms
    .flatMap(({ pages }) => pages)
    .filter(page => isOffered(page, missing))
    .flatMap((page): Entry[] => {
      const hint = titleAround(page.path)
      const list: Entry = {
        id: page.path,
        icon: 'arrow-right',
        text: titlePage(page),
        hint,
        also: sayAlso(page.path),
        run: () => go(page.path),
      }
      const create = isOfNoun(page) ? findCreate(page) : null
      if (!isOfNoun(page) || create === null || missing(create) !== undefined) return [list]
      const kind = sayOf('kind', page.kind, { count: 1 })
      const path = `${page.path}/new`
      return [
        list,
        {
          id: path,
          icon: 'plus',
          text: page.kind === 'Employee' ? say('palette.add_person') : say('list.new', { kind }),
          hint,
          also: sayAlso(path),
          run: () => go(path),
        },
      ]
    })
}

export function commands(onClose: () => void): Entry[] {
  return (['light', 'dark', 'system'] as const).map(theme => ({
    id: theme,
    icon: 'settings',
    text: say(`shell.theme_${theme}`),
    hint: say('shell.theme'),
    run: () => {
      keepTheme(theme)
      onClose()
    },
  }))
}

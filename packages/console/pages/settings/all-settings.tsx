// Everything that is set up, in groups, and found by a few letters of its name.
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { titlePage } from '../../app/room.ts'
import { useObstacle } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { FrameIcon } from '../../ui/icons/frame-icon.tsx'
import { Page } from '../../ui/page.tsx'
import { settings } from '../../ui/shell/places/settings.ts'
import { listOffered } from '../../ui/shell/places.ts'

export default function AllSettings() {
  const [typed, setTyped] = useState('')
  const missing = useObstacle()
  const wanted = typed.trim().toLocaleLowerCase()
  const groups = settings
    .map(({ title, icon, pages }) => ({ title: say(title), icon, pages: listOffered(pages, missing) }))
    .map(({ title, icon, pages }) => {
      const isAll = title.toLocaleLowerCase().includes(wanted)
      return {
        title,
        icon,
        pages: pages.filter(page => isAll || titlePage(page).toLocaleLowerCase().includes(wanted)),
      }
    })
    .filter(({ pages }) => pages.length > 0)
  return (
    <Page title={say('place.settings')}>
      <label className="field settings-filter">
        <span className="unseen">{say('settings.find')}</span>
        <input
          type="search"
          placeholder={say('settings.find')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      </label>
      {groups.length === 0 && <p className="empty">{say('form.nothing_found')}</p>}
      <div className="settings-groups">
        {groups.map(({ title, icon, pages }) => (
          <section key={title} className="card">
            <h2>
              <FrameIcon name={icon} /> {title}
            </h2>
            <ul>
              {pages.map(page => (
                <li key={page.path}>
                  <Link to={page.path}>{titlePage(page)}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  )
}

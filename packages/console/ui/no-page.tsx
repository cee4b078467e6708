// What stands at an address that no page has.
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { say } from '../app/words.ts'

export function NoPage() {
  const title = say('shell.no_page')
  useEffect(() => {
    document.title = `${title} · Muster`
  }, [title])
  return (
    <main className="alone">
      <h1>{title}</h1>
      <p>
        <Link to="/">{say('place.home')}</Link>
      </p>
    </main>
  )
}

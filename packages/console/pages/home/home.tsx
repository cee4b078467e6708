// The first page: what waits for the person who is signed in.
import { useSession } from '../../app/session.tsx'
import { say } from '../../app/words.ts'
import { Page } from '../../ui/page.tsx'

export default function HomePage() {
  return (
    <Page title={say('home.hello', { name: useSession().name })}>
      <p className="empty">{say('home.nothing')}</p>
    </Page>
  )
}

// The inbox: everything that waits for the person.
import type { AskAhead } from '../../app/room.ts'
import { askForWaiting } from './waiting.ts'
import { WaitingPage } from './waiting-page.tsx'

export const askAhead: AskAhead = queries => askForWaiting(queries, false)

export default function InboxPage() {
  return <WaitingPage path="/inbox" />
}

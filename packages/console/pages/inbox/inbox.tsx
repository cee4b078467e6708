// The inbox: everything that waits for the person.
import { WaitingPage } from './waiting-page.tsx'

export default function InboxPage() {
  return <WaitingPage path="/inbox" />
}

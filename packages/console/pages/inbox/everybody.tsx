// Everything that waits in the company, also for others: each item says why this person does not decide it, where that is so.
import { WaitingPage } from './waiting-page.tsx'

export default function EverybodyPage() {
  return <WaitingPage path="/inbox/everybody" />
}

// Everything that waits in the company, also for others: each item says why this person does not decide it, where that is so.
import type { AskAhead } from '../../app/room.ts'
import { askForWaiting } from './waiting.ts'
import { WaitingPage } from './waiting-page.tsx'

export const askAhead: AskAhead = queries => askForWaiting(queries, true)

export default function EverybodyPage() {
  return <WaitingPage path="/inbox/everybody" />
}

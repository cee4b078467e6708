// Above one's own claims: the way to begin one, which leads to its page.
import { useNavigate } from '@tanstack/react-router'
import { say } from '../../../app/words.ts'
import { createExpenseClaim } from '../../../gen/operations/expense-claims.ts'
import { AskFor } from '../ask-for.tsx'

/** The rest is the server's: the number, and the day on which it is begun. */
const asked = ['title', 'purpose']

export function BeginClaim() {
  const navigate = useNavigate()
  return (
    <AskFor
      operation={createExpenseClaim}
      asked={asked}
      text={say('my.claim')}
      submit={say('my.begin_claim')}
      name="claim"
      onDone={({ id }) => void navigate({ to: '/my/claims/$id', params: { id: String(id) } })}
    />
  )
}

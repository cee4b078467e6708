// Above one's own claims: the way to begin one, which leads to its page.
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { createExpenseClaim } from '../../../gen/operations/expense-claims.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'

const nothing = {}

/** The rest is the server's: the number, and the day on which it is begun. */
const asked = ['title', 'purpose']

export function BeginClaim() {
  const { employee_id } = useSession()
  const navigate = useNavigate()
  return (
    <p className="ways">
      <ActionButton
        operation={createExpenseClaim}
        record={nothing}
        given={{ employee_id }}
        only={asked}
        look="primary"
        text={say('my.claim')}
        submit={say('my.begin_claim')}
        name="claim"
        onDone={({ id }) => void navigate({ to: '/my/claims/$id', params: { id: String(id) } })}
      />
    </p>
  )
}

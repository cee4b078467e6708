// Switches a policy on and off, beside its name.
import { useWrite } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { updateApprovalPolicy } from '../../../gen/operations/approval-policies.ts'
import type { ActionsPlace } from '../../../records/declaration.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { Button } from '../../../ui/button.tsx'
import { useTellDone } from '../../../ui/toasts/tell-done.ts'
import { deciding } from './kinds.ts'

interface PolicySwitchProps {
  readonly record: RecordOf<'ApprovalPolicy'>
  readonly place: ActionsPlace
}

export function PolicySwitch({ record: { id, kind, is_active }, place }: PolicySwitchProps) {
  const write = useWrite(updateApprovalPolicy)
  const obstacle = useObstacle()
  const missing = obstacle(updateApprovalPolicy.id) ?? obstacle(deciding[kind])
  const tellDone = useTellDone()
  const action = say(is_active ? 'policies.switch_off' : 'policies.switch_on')
  const body = { is_active: !is_active }
  if (place === 'menu') return null
  return (
    <Button
      missing={missing}
      isBusy={write.isPending}
      onPress={() => write.mutate({ path: { id }, body }, { onSuccess: () => tellDone(action) })}
    >
      {action}
    </Button>
  )
}

// The kind of a policy: of those whose requests the person may decide, for a policy makes others decide.
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { FieldInput } from '../../../records/forms/field-input.tsx'
import type { FieldInputProps } from '../../../records/forms/field-props.ts'
import { type ApprovalKind, deciding } from './kinds.ts'

export function KindInput(props: FieldInputProps) {
  const { facts, value } = props
  const missing = useObstacle()
  const kinds = (facts.enum ?? []) as readonly ApprovalKind[]
  const offered = kinds.filter(kind => kind === value || missing(deciding[kind]) === undefined)
  const said = offered.length < kinds.length && { helpHere: say('policies.kinds_left_out') }
  return <FieldInput {...props} facts={Object.assign({}, facts, { enum: offered }, said)} />
}

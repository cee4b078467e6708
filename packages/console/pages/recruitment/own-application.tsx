// The application by which a candidate is hired: one of their own.
import { useParams } from '@tanstack/react-router'
import { FieldInput } from '../../records/forms/field-input.tsx'
import type { FieldInputProps } from '../../records/forms/field-props.ts'

export function OwnApplication(props: FieldInputProps) {
  const { id } = useParams({ strict: false })
  return <FieldInput {...props} among={{ candidate_id: id }} />
}

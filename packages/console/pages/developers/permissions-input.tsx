// The permissions of a service token: each to tick that a token can have, and of payroll one side.
import { say, sayOf, sayValue } from '../../app/words.ts'
import type { FieldInputProps } from '../../records/forms/field-props.ts'
import { isShutOut, tokenPermissions } from './token-permissions.ts'

export default function PermissionsInput({ value, errors, onChange }: FieldInputProps) {
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const error = errors.find(({ field }) => field.startsWith('permissions'))?.said
  const toggle = (permission: string, isOn: boolean) =>
    onChange(tokenPermissions.filter(one => (one === permission ? isOn : chosen.includes(one))))
  return (
    <fieldset className="group">
      <legend>{sayOf('field', 'permissions')}</legend>
      <p className="help">{say('developers.permissions_help')}</p>
      {error !== undefined && <p className="error">{error}</p>}
      <div className="choices">
        {tokenPermissions.map(permission => (
          <label key={permission}>
            <input
              type="checkbox"
              checked={chosen.includes(permission)}
              disabled={isShutOut(permission, chosen)}
              onChange={event => toggle(permission, event.target.checked)}
            />
            {sayValue(permission, 'Permission')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

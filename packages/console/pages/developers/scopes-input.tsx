// The scopes of a key: each to tick, with what it lets the key do.
import { say } from '../../app/words.ts'
import type { FieldInputProps } from '../../records/forms/field-props.ts'
import type { Output } from '../../records/operation.ts'

type Scope = Output<'listApiKeys'>['data'][number]['scopes'][number]

export default function ScopesInput({ facts, value, errors, onChange }: FieldInputProps) {
  const chosen = Array.isArray(value) ? (value as readonly Scope[]) : []
  const scopes = (facts.items?.enum ?? []) as readonly Scope[]
  const error = errors.find(({ field }) => field.startsWith('scopes'))?.said
  const toggle = (scope: Scope, isOn: boolean) =>
    onChange(scopes.filter(one => (one === scope ? isOn : chosen.includes(one))))
  return (
    <fieldset className="group">
      <legend>{say('developers.scopes')}</legend>
      <p className="help">{say('developers.scopes_help')}</p>
      {error !== undefined && <p className="error">{error}</p>}
      {scopes.map(scope => (
        <label key={scope} className="grant">
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={event => toggle(scope, event.target.checked)}
          />
          <span>
            <code dir="ltr">{scope}</code> <span className="faint">{say(`developers.grants.${scope}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

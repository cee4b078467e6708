// Addresses where somebody asks for others: each type with what is known of it, so that none is there twice and none is lost.

import { sayValue } from '../../../app/words.ts'
import { FieldInput } from '../../../records/forms/field-input.tsx'
import type { FieldInputProps } from '../../../records/forms/field-props.ts'
import type { AnyRecord } from '../../../records/operation.ts'

export function AddressesInput({ name, facts, schemas, value, errors, onChange }: FieldInputProps) {
  const fields = facts.items?.fields ?? schemas[facts.items?.ref ?? ''] ?? {}
  const known = (Array.isArray(value) ? value : []) as readonly AnyRecord[]
  const { type, ...parts } = fields
  const change = (of: unknown, part: string, changed: unknown) => {
    const before = known.find(one => one.type === of) ?? { type: of }
    const after = Object.assign({}, before, { [part]: changed })
    const isEmpty = Object.keys(parts).every(one => (after[one] ?? '') === '')
    const others = known.filter(one => one.type !== of)
    const all = isEmpty ? others : [...others, after]
    onChange(all.length === 0 ? undefined : all)
  }
  return (
    <div className="field">
      {(type?.enum ?? []).map(of => {
        const at = known.findIndex(one => one.type === of)
        return (
          <details key={String(of)} className="empties more" open={at >= 0 || undefined}>
            <summary>{sayValue(String(of), 'AddressType')}</summary>
            <div className="group">
              {Object.entries(parts).map(([part, partFacts]) => (
                <FieldInput
                  key={part}
                  name={part}
                  at={`${name}[${at}].${part}`}
                  facts={partFacts}
                  schemas={schemas}
                  value={known[at]?.[part]}
                  errors={errors}
                  onChange={changed => change(of, part, changed)}
                />
              ))}
            </div>
          </details>
        )
      })}
    </div>
  )
}

// The control of a text, an amount, a count, a day or a moment.
import { useCompany } from '../../app/company.ts'
import { formatTime, readLocalMoment, readTime, writeLocalMoment } from '../../app/formats.ts'
import type { Field } from '../operation.ts'
import { isFigure } from '../value.tsx'

export interface TextInputProps {
  readonly attributes: Readonly<Record<string, unknown>> & { readonly id: string }
  readonly name: string
  readonly facts: Field
  readonly value: string
  readonly onChange: (value: unknown) => void
}

export function TextInput({ attributes, name, facts, value, onChange }: TextInputProps) {
  const { timezone } = useCompany()
  const kind = describeInput(name, facts)
  const { show, read } = writings(kind.type, timezone)
  const shown = value === '' ? '' : show(value)
  if (isLong(name, facts))
    return (
      <textarea
        {...attributes}
        rows={4}
        value={shown}
        maxLength={facts.maxLength}
        onChange={event => onChange(event.target.value)}
      />
    )
  return (
    <input
      {...attributes}
      {...kind}
      value={shown}
      maxLength={facts.maxLength}
      onChange={({ target }) => onChange(target.value === '' ? '' : read(target.value))}
    />
  )
}

interface Writings {
  /** As the field holds it. */
  readonly show: (value: string) => string
  /** As the contract takes it. */
  readonly read: (text: string) => string
}

const asItIs = (text: string): string => text

function writings(type: string, timezone: string): Writings {
  if (type === 'datetime-local')
    return {
      show: moment => writeLocalMoment(moment, timezone),
      read: local => readLocalMoment(local, timezone),
    }
  if (type === 'month') return { show: first => first.slice(0, 7), read: readMonth }
  return type === 'time' ? { show: formatTime, read: readTime } : { show: asItIs, read: asItIs }
}

/** A month is kept as its first day. */
const readMonth = (month: string): string => (/^\d{4}-\d{2}$/.test(month) ? `${month}-01` : month)

const isLong = (name: string, facts: Field): boolean =>
  !isAddress(name) && facts.format === undefined && facts.ref === undefined && (facts.maxLength ?? 0) > 300

interface InputKind {
  readonly type: string
  readonly inputMode?: 'decimal' | 'numeric'
  readonly step?: number
  readonly dir?: 'ltr'
  readonly autoComplete: string
}

const isAddress = (name: string): boolean => /(^|_)url$/.test(name)

/** Figures and codes are written from left to right in every language. */
function describeInput(name: string, facts: Field): InputKind {
  if (facts.secret || /password/.test(name)) return { type: 'password', autoComplete: 'new-password' }
  if (facts.format === 'date')
    return { type: name.endsWith('_month') ? 'month' : 'date', autoComplete: 'off' }
  if (facts.format === 'date-time') return { type: 'datetime-local', autoComplete: 'off' }
  if (facts.ref?.endsWith('TimeOfDay')) return { type: 'time', step: 60, autoComplete: 'off' }
  if (isAddress(name)) return { type: 'url', dir: 'ltr', autoComplete: 'off' }
  if (facts.format === 'email') return { type: 'email', dir: 'ltr', autoComplete: 'off' }
  if (facts.type === 'integer') return { type: 'text', inputMode: 'numeric', dir: 'ltr', autoComplete: 'off' }
  if (isFigure(facts)) return { type: 'text', inputMode: 'decimal', dir: 'ltr', autoComplete: 'off' }
  return { type: 'text', autoComplete: 'off' }
}

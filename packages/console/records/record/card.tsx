// A card of a record: its facts, the empty ones folded, and a form in its place for those that can be changed.
import { useState } from 'react'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf } from '../../app/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { OperationForm } from '../forms/form.tsx'
import { isOffered, type Noun } from '../noun.ts'
import { type AnyOperation, type AnyRecord, readBody, readResult } from '../operation.ts'
import { Facts } from '../value.tsx'
import { useMeanwhile } from './meanwhile.tsx'

interface CardProps {
  readonly noun: Noun
  readonly record: AnyRecord
  readonly title: string
  readonly names: readonly string[]
}

export function RecordCard({ noun, record, title, names }: CardProps) {
  const [isEdited, setEdited] = useState(false)
  const missing = useObstacle()
  const { change } = noun
  const changed = change ? names.filter(name => name in readBody(change)) : []
  const mayChange =
    change !== undefined &&
    changed.length > 0 &&
    noun.within === undefined &&
    isOffered(noun, change, record) &&
    missing(change.id) === undefined &&
    missing(noun.changeTakes?.(record) ?? change.id) === undefined
  return (
    <section className="card">
      <header className="card-head">
        <h2>{title}</h2>
        {mayChange && !isEdited && (
          <button
            type="button"
            className="button quiet square"
            aria-label={say('record.edit_card', { card: title })}
            onClick={() => setEdited(true)}
          >
            <Icon name="pencil" />
          </button>
        )}
      </header>
      {mayChange && isEdited ? (
        <CardForm
          noun={noun}
          change={change}
          record={record}
          names={changed}
          onEnd={() => setEdited(false)}
        />
      ) : (
        <CardFacts noun={noun} record={record} names={names} />
      )}
    </section>
  )
}

interface CardFormProps {
  readonly noun: Noun
  readonly change: AnyOperation
  readonly record: AnyRecord
  readonly names: readonly string[]
  readonly onEnd: () => void
}

/** Sends the fields of the card that differ, so that two people who change different ones keep both. */
function CardForm({ noun, change, record, names, onEnd }: CardFormProps) {
  const { begun, isStill, question } = useMeanwhile(noun.get ?? noun.list, record)
  return (
    <>
      <OperationForm
        operation={change}
        shape={noun.form}
        only={names}
        path={{ id: String(record.id) }}
        initial={begun}
        submit={say('form.save')}
        beforeSend={isStill}
        onDone={onEnd}
        onCancel={onEnd}
      />
      {question}
    </>
  )
}

/** Empty fields say nothing, so they are counted and named on demand. */
function CardFacts({ noun, record, names }: Omit<CardProps, 'title'>) {
  const operation = noun.get ?? noun.list
  const seen = names.filter(name => name in record && isShown(name, record))
  const empty = seen.filter(name => isEmpty(record[name]))
  return (
    <>
      <Facts
        fields={readResult(operation)}
        record={record}
        schemas={operation.schemas}
        names={seen.filter(name => !empty.includes(name))}
        explains={noun.explains}
      />
      {empty.length > 0 && (
        <details className="empties">
          <summary>{say('record.empty', { count: empty.length })}</summary>
          <p className="faint">{empty.map(name => sayOf('field', name)).join(' · ')}</p>
        </details>
      )}
    </>
  )
}

/** Of what is there, nobody asks whether it is deleted. */
const isShown = (name: string, record: AnyRecord): boolean => name !== 'deleted' || record[name] === true

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

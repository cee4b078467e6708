// The events that an endpoint gets: each to tick, with what it tells; and all of them at once.
import { say } from '../../app/words.ts'
import type { FieldInputProps } from '../../records/forms/field-props.ts'
import type { Output } from '../../records/operation.ts'
import { Button } from '../../ui/button.tsx'

type Event = Output<'getWebhookEndpoint'>['events'][number]

export default function EventsInput({ facts, value, errors, onChange }: FieldInputProps) {
  const chosen = Array.isArray(value) ? (value as readonly Event[]) : []
  const events = (facts.items?.enum ?? []) as readonly Event[]
  const error = errors.find(({ field }) => field.startsWith('events'))?.said
  const isAll = chosen.length === events.length
  return (
    <fieldset className="group">
      <legend>{say('developers.events')}</legend>
      {error !== undefined && <p className="error">{error}</p>}
      <Button look="quiet" onPress={() => onChange(isAll ? [] : events)}>
        {say(isAll ? 'developers.no_events' : 'developers.all_events')}
      </Button>
      {events.map(event => (
        <label key={event} className="grant">
          <input
            type="checkbox"
            checked={chosen.includes(event)}
            onChange={({ target }) =>
              onChange(events.filter(one => (one === event ? target.checked : chosen.includes(one))))
            }
          />
          <span>
            <code dir="ltr">{event}</code> <span className="faint">{say(`developers.tells.${event}`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

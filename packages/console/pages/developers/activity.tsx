// How many events were delivered in each of the last 48 hours, to all endpoints or to one.
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getWebhookActivity } from '../../gen/operations/webhook-activity.ts'
import { ColumnChart, type Series } from '../../ui/chart/stacks.tsx'
import { Loaded } from '../../ui/loading.tsx'

const states = ['delivered', 'pending', 'failed', 'exhausted'] as const
const tones = ['good', 'still', 'waits', 'bad'] as const

export function Activity({ endpoint }: { readonly endpoint?: string }) {
  const activity = useRead(getWebhookActivity, {
    query: endpoint === undefined ? {} : { webhook_endpoint_id: endpoint },
  })
  const { timezone } = useCompany()
  const series = states.map(
    (state, at): Series => ({ name: sayOf('value', state), tone: tones[at] ?? 'still' }),
  )
  return (
    <section className="card">
      <h2>{say('developers.activity')}</h2>
      <Loaded of={activity} lines={4}>
        {({ hours }) =>
          hours.every(hour => states.every(state => hour[state] === 0)) ? (
            <p className="empty">{say('developers.no_activity')}</p>
          ) : (
            <ColumnChart
              title={say('developers.activity')}
              series={series}
              columns={hours.map(hour => ({
                label: formatMoment(hour.hour, timezone),
                counts: states.map(state => hour[state]),
              }))}
            />
          )
        }
      </Loaded>
    </section>
  )
}

export default Activity

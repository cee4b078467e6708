// What the law says for the workspace: each figure with the time that it counts for and its source.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatAmount, formatDate } from '../../app/formats.ts'
import { saySentence } from '../../app/language/said.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import { getLawParameters } from '../../gen/operations/law-parameters.ts'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Status } from '../../ui/status.tsx'

type Parameter = Output<'getLawParameters'>['parameters'][number]

export default function LawPage() {
  const law = useRead(getLawParameters, {})
  return (
    <Page
      title={say('settings.law')}
      actions={
        <Link className="button" to="/settings/law-values">
          {say('settings.own_figures')}
        </Link>
      }
    >
      <Loaded of={law}>
        {({ name, parameters }) => (
          <>
            {name !== null && <p className="faint">{saySentence(name)}</p>}
            {[...Map.groupBy(parameters, ({ parameter }) => parameter)].map(([parameter, versions]) => (
              <Versions key={parameter} versions={versions} />
            ))}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** One figure of the law over time, the newest first. */
function Versions({ versions }: { readonly versions: readonly Parameter[] }) {
  const ordered = versions.toSorted((one, other) => other.effective_from.localeCompare(one.effective_from))
  return (
    <section className="card">
      <h2>{saySentence(versions[0]?.title ?? '')}</h2>
      {ordered.map(version => (
        <article key={version.effective_from} className="version">
          <p>
            <Status value={version.standing} /> {writePeriod(version)}
          </p>
          <Figures version={version} />
          <p className="faint">{version.source}</p>
        </article>
      ))}
    </section>
  )
}

function writePeriod({ effective_from: from, effective_to: to }: Parameter): string {
  if (to === null) return say('settings.since', { from: formatDate(from) })
  return say('settings.period', { from: formatDate(from), to: formatDate(to) })
}

function Figures({ version: { figures, unit, is_plain } }: { readonly version: Parameter }) {
  const { currency_decimals: decimals } = useCompany()
  const write = (figure: string | null) =>
    figure === null || is_plain ? (figure ?? '') : formatAmount(figure, unit === 'amount' ? decimals : 0)
  const [only] = figures
  if (figures.length === 0) return <p className="empty">{say('settings.no_figure')}</p>
  if (figures.length === 1 && only?.above === null && only.choice === null)
    return (
      <p>
        <strong>{write(only.value ?? only.percent)}</strong> {unit === 'percent' && '%'}
      </p>
    )
  const columns = (['choice', 'above', 'value', 'percent'] as const).filter(name =>
    figures.some(figure => figure[name] !== null),
  )
  return (
    <table className="plain">
      <thead>
        <tr>
          {columns.map(name => (
            <th key={name} scope="col" className={name === 'choice' ? undefined : 'figure'}>
              {sayOf('field', name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(figure => (
          <tr key={`${figure.choice} ${figure.above}`}>
            {columns.map(name => (
              <td key={name} className={name === 'choice' ? undefined : 'figure'}>
                {name === 'value' ? write(figure.value) : writeFigure(name, figure[name], decimals)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function writeFigure(name: string, figure: string | null, decimals: number): string {
  if (figure === null) return ''
  if (name === 'choice') return sayTogether(...figure.split(' ').map(one => sayOf('value', one)))
  return name === 'percent' ? `${formatAmount(figure, 0)} %` : formatAmount(figure, decimals)
}

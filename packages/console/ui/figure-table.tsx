// Figures in rows and columns under one heading, as a picture has them for those who read; a bar beside each row may show its share.
import type { ReactNode } from 'react'
import { Bar } from './chart/bar.tsx'

export interface FigureRow {
  readonly key: string
  readonly name: ReactNode
  /** One for each column. */
  readonly figures: readonly string[]
}

interface FigureTableProps {
  readonly label: string
  /** What the rows are. */
  readonly heading: string
  readonly columns: readonly string[]
  readonly rows: readonly FigureRow[]
  /** The share of each row's last figure in the largest, as a picture. */
  readonly shares?: readonly number[]
}

export function FigureTable({ label, heading, columns, rows, shares }: FigureTableProps) {
  return (
    // Only what can take the focus can be scrolled by keys.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="table short" tabIndex={0} aria-label={label}>
      <table>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(column => (
              <th key={column} scope="col" className="figure">
                {column}
              </th>
            ))}
            {shares && (
              <th scope="col">
                <span className="unseen">{columns.at(-1)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }, index) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, at) => (
                <td key={columns[at]} className="figure">
                  {figure}
                </td>
              ))}
              {shares && (
                <td>
                  <Bar share={shares[index] ?? 0} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

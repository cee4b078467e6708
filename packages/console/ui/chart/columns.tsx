// Columns side by side, such as what is left after each month; what it shows stands in a table as well.
interface ColumnsProps {
  readonly label: string
  /** The height of each in thousandths of the highest, and whether it is over. */
  readonly columns: readonly { readonly key: number; readonly share: number; readonly isPast: boolean }[]
}

const height = 160
const gap = 0.2

export function Columns({ label, columns }: ColumnsProps) {
  return (
    <svg
      className="columns-chart"
      viewBox={`0 0 ${columns.length} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {columns.map(({ key, share, isPast }, index) => {
        const size = (share * height) / 1000
        return (
          <rect
            key={key}
            className={isPast ? 'past' : undefined}
            x={index + gap / 2}
            y={height - size}
            width={1 - gap}
            height={size}
          />
        )
      })}
    </svg>
  )
}

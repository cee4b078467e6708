// A bar beside a figure: as long as its share of the longest, to one side for more and to the other for less.
interface BarProps {
  /** In thousandths of the longest. */
  readonly share: number
  /** More or less than nothing: the bar begins in the middle. */
  readonly direction?: 'more' | 'less'
}

/** The figure beside it says the same, so it is not read out. */
export function Bar({ share, direction }: BarProps) {
  const width = direction === undefined ? share : share / 2
  const starts = { more: 500, less: 500 - width }
  return (
    <svg
      className={`bar ${direction ?? ''}`}
      viewBox="0 0 1000 10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {direction && <line x1="500" x2="500" y1="0" y2="10" />}
      <rect x={direction === undefined ? 0 : starts[direction]} y="1" width={width} height="8" />
    </svg>
  )
}

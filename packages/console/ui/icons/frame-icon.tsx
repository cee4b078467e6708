// An icon of the frame or of the pages that are seen first; it takes the colour of the text around it.
import { framePaths } from './frame-icon-paths.ts'

export type FrameIconName = keyof typeof framePaths

type Size = 'small' | 'normal'

interface FrameIconProps {
  readonly name: FrameIconName
  readonly size?: Size
}

/** Those that point along the line turn where it is read from the right. */
const turning = ['arrow-right', 'chevron-right', 'panel-left', 'send', 'undo-2']

export const FrameIcon = ({ name, size }: FrameIconProps) => (
  <DrawnIcon name={name} path={framePaths[name]} size={size} />
)

interface DrawnIconProps {
  readonly name: string
  readonly path: string
  readonly size: Size | undefined
  readonly label?: string | undefined
}

export function DrawnIcon({ name, path, size, label }: DrawnIconProps) {
  const className = ['icon', size === 'small' && 'small', turning.includes(name) && 'turns']
    .filter(Boolean)
    .join(' ')
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path d={path} />
    </svg>
  )
}

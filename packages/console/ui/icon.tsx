// An icon beside words or, with a label, alone; it takes the colour of the text around it.
import { iconPaths } from './icon-paths.ts'

export type IconName = keyof typeof iconPaths

interface IconProps {
  readonly name: IconName
  readonly size?: 'small' | 'normal'
  /** What it says where no words stand beside it. */
  readonly label?: string
}

/** Those that point along the line turn where it is read from the right. */
const turning: ReadonlySet<IconName> = new Set([
  'arrow-right',
  'chevron-right',
  'panel-left',
  'send',
  'undo-2',
])

export function Icon({ name, size = 'normal', label }: IconProps) {
  const className = ['icon', size === 'small' && 'small', turning.has(name) && 'turns']
    .filter(Boolean)
    .join(' ')
  const path = <path d={iconPaths[name]} />
  if (label === undefined)
    return (
      <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
        {path}
      </svg>
    )
  return (
    <svg className={className} viewBox="0 0 24 24" role="img" aria-label={label}>
      {path}
    </svg>
  )
}

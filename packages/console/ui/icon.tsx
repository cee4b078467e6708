// An icon beside words or, with a label, alone; it comes with records, because pages that are seen first have few.
import { DrawnIcon, type FrameIconName } from './icons/frame-icon.tsx'
import { framePaths } from './icons/frame-icon-paths.ts'
import { iconPaths } from './icons/icon-paths.ts'

export type IconName = FrameIconName | keyof typeof iconPaths

interface IconProps {
  readonly name: IconName
  readonly size?: 'small' | 'normal'
  /** What it says where no words stand beside it. */
  readonly label?: string
}

const isOfPages = (name: IconName): name is keyof typeof iconPaths => name in iconPaths

export const Icon = ({ name, size, label }: IconProps) => (
  <DrawnIcon
    name={name}
    path={isOfPages(name) ? iconPaths[name] : framePaths[name]}
    size={size}
    label={label}
  />
)

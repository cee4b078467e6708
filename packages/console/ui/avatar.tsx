// A person as a small picture: the photo where there is one, else the initials on a colour that stays theirs.
import { findHue, makeInitials } from './initials.ts'

interface AvatarProps {
  readonly name: string
  /** The address of the photo. */
  readonly photo?: string | undefined
  readonly size?: 'small' | 'middle' | 'large'
}

/** The name stands beside it, so that it is not read out. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  if (photo !== undefined) return <img className={`avatar ${size}`} src={photo} alt="" />
  return (
    <span className={`avatar ${size} hue-${findHue(name) + 1}`} aria-hidden="true">
      {makeInitials(name)}
    </span>
  )
}

// A person as a small picture: the photo where there is one, else the initials on a colour that stays theirs.
import { useState } from 'react'
import { findHue, makeInitials } from './initials.ts'

interface AvatarProps {
  readonly name: string
  /** The address of the photo. */
  readonly photo?: string | undefined
  readonly size?: 'small' | 'middle' | 'large'
}

/** The name stands beside it, so that it is not read out. Both are equally large, so that nothing moves once a photo comes. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  const [lost, setLost] = useState<string>()
  const look = `avatar ${size} hue-${findHue(name) + 1}`
  if (photo !== undefined && photo !== lost)
    return (
      <img
        className={look}
        src={photo}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setLost(photo)}
      />
    )
  return (
    <span className={look} aria-hidden="true">
      {makeInitials(name)}
    </span>
  )
}

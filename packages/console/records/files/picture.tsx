// The picture of a file where a browser can draw it; the policy of the page allows data URLs for pictures alone.
import { useEffect, useState } from 'react'
import { sayOf } from '../../app/words.ts'

interface PictureProps {
  readonly of: Blob
  readonly name: string
}

export default function Picture({ of, name }: PictureProps) {
  const [address, setAddress] = useState<string>()
  const isDrawn = ['image/png', 'image/jpeg', 'image/webp'].includes(of.type)
  useEffect(() => {
    setAddress(undefined)
    if (!isDrawn) return
    const reader = new FileReader()
    reader.onload = () => setAddress(String(reader.result))
    reader.readAsDataURL(of)
    return () => reader.abort()
  }, [of, isDrawn])
  return address && <img className="picture" src={address} alt={`${sayOf('field', 'file_name')}: ${name}`} />
}

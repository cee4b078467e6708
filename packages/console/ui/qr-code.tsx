// A text as a QR code, for the camera of another device; dark on light in both themes, as cameras expect it.
import { encode } from 'uqr'

interface QrCodeProps {
  readonly text: string
  readonly label: string
}

export default function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect className="light" width={size} height={size} />
      <path className="dark" d={path.join('')} />
    </svg>
  )
}

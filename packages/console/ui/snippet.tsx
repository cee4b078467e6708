// Text to copy, from left to right in every language: a call, a secret, a body that was sent.
import { useState } from 'react'
import { say } from '../app/words.ts'
import { Button } from './button.tsx'

export function Snippet({ text }: { readonly text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="snippet" dir="ltr">
      {/* Only what can take the focus can be scrolled by keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
      <pre tabIndex={0}>{text}</pre>
      <Button
        look="quiet"
        onPress={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      >
        {say(isCopied ? 'code.copied' : 'code.copy')}
      </Button>
    </div>
  )
}

// A field for another record, whose parts are loaded when a page has one.
import { lazy, Suspense } from 'react'
import type { ReferenceInputProps } from './reference-input.tsx'

const ReferenceInput = lazy(() => import('./reference-input.tsx'))

export function ReferenceField(props: ReferenceInputProps) {
  return (
    <Suspense fallback={<div className="field">{props.label}</div>}>
      <ReferenceInput {...props} />
    </Suspense>
  )
}

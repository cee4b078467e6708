// Comments, loaded where they are shown: few open them, and most pages are near their weight.
import { lazy } from 'react'

export const Comments = lazy(() => import('./comments.tsx'))

// A move as the terminal shows it: the steps that take long, and what is waited for.

import type { MoveProgress } from '@muster/db'
import { Progress, type Screen } from '../../terminal/progress.ts'

const steps: Partial<Record<MoveProgress['step'], string>> = {
  clear: 'making room',
  copy: 'copying tables',
  verify: 'comparing tables',
}

export interface ShownMove {
  tell(progress: MoveProgress): void
  end(): void
}

export function showMove(screen: Screen, workspace: string): ShownMove {
  let shown: { readonly step: string; readonly bar: Progress } | undefined
  const end = () => {
    shown?.bar.end()
    shown = undefined
  }
  return {
    tell({ step, done, total, says }) {
      if (step !== shown?.step) end()
      if (says !== undefined) screen.write(`${workspace}: waiting, for ${says}\n`)
      const what = steps[step]
      if (what === undefined || total === 0) return
      shown ??= { step, bar: new Progress(screen, `${workspace}: ${what}`) }
      shown.bar.show({ done, total })
    },
    end,
  }
}

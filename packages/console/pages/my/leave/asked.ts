// What is asked for before it is an application: the first and the last day, and of a single one the half.

export type Half = 'whole' | 'first_half' | 'second_half'

export interface Asked {
  readonly from: string | undefined
  readonly to: string | undefined
  readonly half: Half
}

export const nothingAsked: Asked = { from: undefined, to: undefined, half: 'whole' }

// Redoc's arithmetic with colours, for colours that are CSS variables: the browser computes, so one sheet serves light and dark.

const mix = (colour: string, part: number, other: string): string =>
  `color-mix(in srgb, ${colour}, ${other} ${Math.round(Number(part) * 1000) / 10}%)`

export const darken = (part: number, colour: string): string => mix(colour, part, '#000')
export const lighten = (part: number, colour: string): string => mix(colour, part, '#fff')
export const transparentize = (part: number, colour: string): string => mix(colour, part, 'transparent')
export const desaturate = (part: number, colour: string): string => mix(colour, part, '#808080')
export const readableColor = (): string => '#fff'
/** Only the menu asks for it, which is not shown. */
export const getLuminance = (): number => 1

// Portraits of the demo's people: drawn here of a few ellipses, so that nobody's face and nobody's picture is used.

import { writePng } from '@muster/formats'
import { person } from '../people.ts'

const side = 128
/** Each way, so that edges are smooth. */
const samples = 2

type Color = readonly [red: number, green: number, blue: number]

/** An ellipse in hundredths of the picture, and which part of it is painted. */
interface Shape {
  readonly at: readonly [x: number, y: number]
  readonly size: readonly [x: number, y: number]
  readonly color: Color
  readonly from?: number
  readonly to?: number
}

const grounds: readonly Color[] = [
  [214, 228, 240],
  [240, 226, 208],
  [216, 234, 220],
  [232, 220, 236],
  [244, 220, 214],
  [226, 230, 212],
]
const skins: readonly Color[] = [
  [224, 172, 130],
  [198, 142, 100],
  [236, 190, 152],
  [176, 120, 82],
]
const hairs: readonly Color[] = [
  [38, 30, 28],
  [62, 44, 34],
  [96, 92, 92],
]
const clothes: readonly Color[] = [
  [44, 82, 120],
  [120, 52, 62],
  [46, 96, 84],
  [86, 74, 120],
  [150, 104, 48],
  [70, 78, 92],
]
const ink: Color = [52, 38, 34]
const lip: Color = [150, 78, 68]

/** One of a few, another one for the next person, and always the same for this one. */
const among = <Item>(all: readonly Item[], n: number, step: number): Item => all[(n * step + 3) % all.length]!

const darker = ([red, green, blue]: Color): Color => [red * 0.88, green * 0.88, blue * 0.88]

/** What tells the portrait of one number from that of another: after twelve, the colors come again. */
export const nameLook = (n: number): string => `${n % 12} ${person(n).gender}`

/** The person of this number, as PNG. */
export function drawPortrait(n: number): Uint8Array {
  const shapes = person(n).gender === 'female' ? drawWoman(n) : drawMan(n)
  const ground = among(grounds, n, 5)
  const bytes = new Uint8Array(side * side * 3)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) bytes.set(mixPixel(shapes, ground, x, y), (y * side + x) * 3)
  return writePng({ width: side, height: side, bytes })
}

function drawWoman(n: number): Shape[] {
  const [skin, cloth, hair] = [among(skins, n, 3), among(clothes, n, 5), among(hairs.slice(0, 2), n, 1)]
  const scarf = among(clothes, n, 7)
  const isCovered = n % 3 !== 0
  const around = isCovered ? scarf : hair
  return [
    { at: [50, 48], size: [29, isCovered ? 34 : 32], color: around },
    { at: [50, 112], size: [46, 38], color: cloth },
    ...(isCovered
      ? [{ at: [50, 86], size: [28, 18], color: scarf } as const]
      : [{ at: [50, 70], size: [28, 22], color: hair } as const]),
    { at: [50, 78], size: [8, 12], color: darker(skin) },
    ...drawFace(skin),
    { at: [50, 26], size: [21, 9], color: isCovered ? darker(scarf) : hair, to: 30 },
  ]
}

function drawMan(n: number): Shape[] {
  const [skin, cloth, hair] = [among(skins, n, 3), among(clothes, n, 5), among(hairs, n, 1)]
  return [
    { at: [50, 114], size: [48, 38], color: cloth },
    { at: [50, 79], size: [10, 14], color: darker(skin) },
    { at: [29, 52], size: [4, 6], color: darker(skin) },
    { at: [71, 52], size: [4, 6], color: darker(skin) },
    { at: [50, 40], size: [23.5, 23], color: hair },
    ...(n % 2 === 0 ? [{ at: [50, 56], size: [22, 23], color: hair, from: 52 } as const] : []),
    ...drawFace(skin, n % 2 === 0 ? 19.5 : 22),
    { at: [50, 29], size: [20, 10], color: hair, to: 34 },
  ]
}

/** A face, its eyes, its brows and its smile: of two ellipses, one over the other, a line is left. */
const drawFace = (skin: Color, height = 24): Shape[] => [
  { at: [50, 30 + height], size: [20.5, height], color: skin },
  { at: [42, 50], size: [2, 2.6], color: ink },
  { at: [58, 50], size: [2, 2.6], color: ink },
  { at: [42, 45], size: [4, 2.2], color: ink, to: 44.2 },
  { at: [58, 45], size: [4, 2.2], color: ink, to: 44.2 },
  { at: [50, 62], size: [7, 4.5], color: lip, from: 62.5 },
  { at: [50, 60.5], size: [7.5, 4], color: skin },
]

/** The mean of the colors within one pixel. */
function mixPixel(shapes: readonly Shape[], ground: Color, x: number, y: number): Color {
  const sum: [number, number, number] = [0, 0, 0]
  for (let v = 0; v < samples; v++)
    for (let u = 0; u < samples; u++) {
      const place = [x + (u + 0.5) / samples, y + (v + 0.5) / samples].map(one => (one / side) * 100)
      const color = shapes.findLast(shape => isWithin(shape, place[0]!, place[1]!))?.color ?? ground
      for (let n = 0; n < 3; n++) sum[n] = sum[n]! + color[n]!
    }
  const [red, green, blue] = sum
  const count = samples * samples
  return [Math.round(red / count), Math.round(green / count), Math.round(blue / count)]
}

const isWithin = ({ at, size, from = 0, to = 100 }: Shape, x: number, y: number): boolean =>
  y >= from && y <= to && ((x - at[0]) / size[0]) ** 2 + ((y - at[1]) / size[1]) ** 2 <= 1

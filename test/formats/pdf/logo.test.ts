// Logos: what can be printed is read whole, and what cannot is refused with a sentence that says why.

import { Printer } from '@muster/formats'
import { readLogo } from '../../../packages/formats/pdf/pictures/logo.ts'
import { readPng, readPngHeader } from '../../../packages/formats/pictures/png.ts'
import { makeJpeg, makePhoto, makePng } from '../../support/files/pictures.ts'
import { type Painted, paintPdf } from '../../support/files/read-pdf.ts'
import { payslip } from '../../support/fixtures/payslips.ts'
import { describeWith } from '../../support/processes/programs.ts'

const printer = new Printer()

describe('a logo', () => {
  it('is opaque once it is read, over white', () => {
    const { bytes, width, height } = readLogo(makePng())
    const pixels = readPng(bytes, readPngHeader(bytes))
    expect([width, height, pixels.bytes.length]).toEqual([120, 40, 120 * 40 * 3])
    expect(Array.from(pixels.bytes.subarray(0, 3))).toEqual([255, 255, 255])
    expect(Array.from(pixels.bytes.subarray(-3))).toEqual([20, 90, 160])
  })

  it('is white where it has the color that stands for nothing', () => {
    const pixelOf = (key: number[]) => {
      const { bytes } = readLogo(makePng({ color: 2, key: new Uint8Array(key) }))
      return Array.from(readPng(bytes, readPngHeader(bytes)).bytes.subarray(0, 3))
    }
    expect(pixelOf([0, 20, 0, 90, 0, 160])).toEqual([255, 255, 255])
    expect(pixelOf([0, 20, 0, 90, 0, 161])).toEqual([20, 90, 160])
  })

  it('is made as small as its place allows', () => {
    const { width, height, bytes } = readLogo(makePng({ width: 2000, height: 500, color: 2 }))
    expect([width, height]).toEqual([720, 180])
    expect(bytes.length).toBeLessThan(20_000)
  })

  it('is a JPEG as it is', () => {
    const jpeg = makeJpeg()
    expect(readLogo(jpeg)).toEqual({ bytes: jpeg, width: 120, height: 40 })
  })

  it('stands in the file that it is printed on, which stays the same byte for byte', async () => {
    const logo = { sha256: 'a', bytes: makePng() }
    const slip = { ...payslip, employer: { ...payslip.employer, logo } }
    const bytes = await printer.printPayslip(slip)
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Subtype \/Image[\s\S]*\/Width 120/)
    expect(Buffer.from(await new Printer().printPayslip(slip)).equals(bytes)).toBe(true)
  })
})

/** Where the red quarter of the photo is, as a reader of the file sees it. */
function findRed({ width, height, colorAt }: Painted): { corner: string; width: number; height: number } {
  const points: { x: number; y: number; isRed: boolean }[] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width / 2; x++) {
      const [red = 0, green = 0, blue = 0] = colorAt(x, y)
      if (Math.abs(red - blue) > 120 && green < 80) points.push({ x, y, isRed: red > blue })
    }
  const span = (among: typeof points, axis: 'x' | 'y') => {
    const all = among.map(point => point[axis])
    return { from: Math.min(...all), to: Math.max(...all) }
  }
  const [x, y] = [span(points, 'x'), span(points, 'y')]
  const red = points.filter(({ isRed }) => isRed)
  const side = span(red, 'x').from - x.from < 3 ? 'left' : 'right'
  const end = span(red, 'y').from - y.from < 3 ? 'upper' : 'lower'
  return { corner: `${end} ${side}`, width: x.to - x.from, height: y.to - y.from }
}

describeWith({ program: 'pdftoppm', of: 'poppler-utils' }, 'a photo as a logo', () => {
  it.each([
    [1, 'upper left'],
    [2, 'upper right'],
    [3, 'lower right'],
    [4, 'lower left'],
    [5, 'upper left'],
    [6, 'upper right'],
    [7, 'lower right'],
    [8, 'lower left'],
  ])('of a camera that was held the way %i is printed upright, in its shape', async (way, corner) => {
    for (const isLittle of [true, false]) {
      const logo = { sha256: `${way}${isLittle}`, bytes: makePhoto(way, isLittle) }
      const bytes = await printer.printPayslip({ ...payslip, employer: { ...payslip.employer, logo } })
      const red = findRed(paintPdf(bytes))
      expect([way, red.corner]).toEqual([way, corner])
      expect(way > 4 ? red.height / red.width : red.width / red.height).toBeCloseTo(2, 0)
    }
  })
})

const png = makePng()
const swapped = Buffer.from(png)
swapped[60] = swapped[60]! ^ 1

describe('a file that is no logo', () => {
  it.each<[string, Buffer, string]>([
    [
      'a PNG that breaks off',
      png.subarray(0, png.length - 20),
      'is a PNG that breaks off; save it again and send the whole file',
    ],
    [
      'a PNG without its end',
      png.subarray(0, 40),
      'is a PNG that breaks off; save it again and send the whole file',
    ],
    ['a PNG with another byte', swapped, 'is a PNG that is damaged; save it again'],
    ['an interlaced PNG', makePng({ interlace: 1 }), 'is a PNG that is interlaced; save it without that'],
    [
      'a PNG with too few rows',
      makePng({ rows: new Uint8Array(100) }),
      'is a PNG that breaks off; save it again and send the whole file',
    ],
    [
      'a PNG that is a bomb',
      makePng({ rows: new Uint8Array(80_000_000) }),
      'is a PNG that holds more than its size says; save it again',
    ],
    [
      'a PNG of a pixel',
      makePng({ width: 1, height: 1 }),
      'is 1 by 1 pixels; width and height have to be from 16 to 2000',
    ],
    [
      'a PNG that says it is huge',
      makePng({ width: 60_000, height: 60_000, rows: new Uint8Array(10) }),
      'is 60000 by 60000 pixels; width and height have to be from 16 to 2000',
    ],
    [
      'a JPEG that breaks off',
      makeJpeg().subarray(0, 20),
      'is a JPEG that breaks off; save it again and send the whole file',
    ],
    [
      'a JPEG without pixels',
      Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
      'is a JPEG that is damaged; save it again',
    ],
    [
      'a JPEG that is huge',
      makeJpeg({ width: 30_000 }),
      'is 30000 by 40 pixels; width and height have to be from 16 to 2000',
    ],
  ])('is %s', async (_, bytes, message) => {
    expect(await printer.checkLogo(bytes)).toEqual(message)
  })
})

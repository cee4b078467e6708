// Logos: what can be printed is read whole, and what cannot is refused with a sentence that says why.

import { Printer } from '@muster/formats'
import { readLogo } from '../../../packages/formats/pdf/logo.ts'
import { readPng, readPngHeader } from '../../../packages/formats/pdf/png.ts'
import { makeJpeg, makePng } from '../../support/files/pictures.ts'
import { payslip } from '../../support/fixtures/payslips.ts'

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
    expect(await printer.checkLogo(bytes)).toBe(message)
  })
})

// The ledger of places: people find every page of the console in the rail, its tabs or the settings, and nowhere twice.

import { rooms } from '../../packages/console/app/rooms.ts'
import { settings } from '../../packages/console/ui/shell/places/settings.ts'
import { findPageAt, findPlace, rail } from '../../packages/console/ui/shell/places.ts'
import { readRooms } from '../support/browser/rooms.ts'

const pages = rooms.flatMap(room => room.pages)
const placed: string[] = [
  ...rail.flatMap(({ tabs }) => tabs.flatMap(tab => tab.pages)),
  ...settings.flatMap(group => group.pages),
]

describe('the rail', () => {
  it('has at most eight places', () => expect(rail.length).toBeLessThanOrEqual(8))

  it.each(rail.map(({ title, tabs }) => [title, tabs] as const))('has at most six tabs in %s', (_, tabs) => {
    expect(tabs.length).toBeLessThanOrEqual(6)
  })

  it('has at most four sides to a tab', () => {
    const many = rail.flatMap(({ tabs }) => tabs).filter(tab => tab.pages.length > 4)
    expect(many).toEqual([])
  })

  it('names a tab that has several pages', () => {
    const unnamed = rail.flatMap(({ tabs }) => tabs).filter(tab => tab.pages.length > 1 && !tab.title)
    expect(unnamed).toEqual([])
  })

  it('has a key of its own for each place', () => {
    expect(new Set(rail.map(({ key }) => key)).size).toBe(rail.length)
  })
})

describe('the places of pages', () => {
  it('are as many as the tests of pages walk', () => {
    expect(pages.map(({ path }) => path).sort()).toEqual(
      readRooms()
        .map(({ path }) => path)
        .sort(),
    )
  })

  it('hold each page that is not reached from others alone', () => {
    const outer = pages.filter(({ isInner }) => !isInner).map(({ path }) => path)
    expect(outer.filter(path => !placed.includes(path))).toEqual([])
  })

  it('hold no page twice', () => {
    expect(placed.filter((path, at) => placed.indexOf(path) !== at)).toEqual([])
  })

  it('are known for the record of a list and the form that changes it', () => {
    expect(findPageAt('/leave/types/lvt_1/edit')).toBe('/leave/types')
    expect(findPlace('/leave/types')?.title).toBe('place.settings')
    expect(findPageAt('/expenses/items')).toBe('/expenses/items')
    expect(findPlace('/expenses/items')?.title).toBe('place.pay')
    expect(findPageAt('/account')).toBeUndefined()
  })
})

// People without a photo: their initials, on a colour that stays theirs.

import { findHue, makeInitials } from '../../packages/console/ui/initials.ts'

it.each([
  ['Ayesha Khan', 'AK'],
  ['Muhammad Bilal Khan', 'MK'],
  ['  bilal ', 'B'],
  ['علی رضا', 'عر'],
  ['', ''],
])('%p is %p', (name, initials) => expect(makeInitials(name)).toBe(initials))

it('gives a name the same of six colours each time', () => {
  const names = ['Ayesha Khan', 'Bilal Khan', 'Zainab Sheikh', 'Imran Mirza', 'Nadia Javed', 'Asad Aslam']
  expect(names.map(findHue)).toEqual(names.map(findHue))
  expect(names.map(findHue).every(hue => hue >= 0 && hue < 6)).toBe(true)
  expect(new Set(names.map(findHue)).size).toBeGreaterThan(2)
})

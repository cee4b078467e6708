// Addresses of webhooks: which ones are public, and what the name servers' answers come to.

import fc from 'fast-check'
import ipaddr from 'ipaddr.js'
import {
  type Address,
  askNameServers,
  isPublic,
  remember,
} from '../../../packages/server/outbound/addresses.ts'
import {
  parseTarget,
  TargetRefused,
  targetPolicy,
} from '../../../packages/server/outbound/allowed-targets.ts'
import { type Answers, closeNameServers, nameServer } from '../../support/outbound/name-server.ts'
import { until } from '../../support/processes/until.ts'

type Range = readonly [what: string, ends: readonly string[], beside: readonly string[]]

/** What is not public, with the addresses just before and after it that are. */
const ranges: readonly Range[] = [
  ['this network', ['0.0.0.0', '0.255.255.255'], ['1.0.0.0']],
  ['private, class A', ['10.0.0.0', '10.255.255.255'], ['9.255.255.255', '11.0.0.0']],
  ['carrier-grade NAT', ['100.64.0.0', '100.127.255.255'], ['100.63.255.255', '100.128.0.0']],
  ['loopback', ['127.0.0.0', '127.255.255.255'], ['126.255.255.255', '128.0.0.0']],
  ["Azure's host", ['168.63.129.16', '168.63.129.16'], ['168.63.129.15', '168.63.129.17']],
  ['link-local', ['169.254.0.0', '169.254.255.255'], ['169.253.255.255', '169.255.0.0']],
  ['private, class B', ['172.16.0.0', '172.31.255.255'], ['172.15.255.255', '172.32.0.0']],
  ['protocol assignments', ['192.0.0.0', '192.0.0.255'], ['191.255.255.255', '192.0.1.0']],
  ['documentation 1', ['192.0.2.0', '192.0.2.255'], ['192.0.1.255', '192.0.3.0']],
  ['AS112, redirected', ['192.31.196.0', '192.31.196.255'], ['192.31.195.255', '192.31.197.0']],
  ['AMT', ['192.52.193.0', '192.52.193.255'], ['192.52.192.255', '192.52.194.0']],
  ['6to4 relays', ['192.88.99.0', '192.88.99.255'], ['192.88.98.255', '192.88.100.0']],
  ['private, class C', ['192.168.0.0', '192.168.255.255'], ['192.167.255.255', '192.169.0.0']],
  ['AS112', ['192.175.48.0', '192.175.48.255'], ['192.175.47.255', '192.175.49.0']],
  ['benchmarks', ['198.18.0.0', '198.19.255.255'], ['198.17.255.255', '198.20.0.0']],
  ['documentation 2', ['198.51.100.0', '198.51.100.255'], ['198.51.99.255', '198.51.101.0']],
  ['documentation 3', ['203.0.113.0', '203.0.113.255'], ['203.0.112.255', '203.0.114.0']],
  ['multicast', ['224.0.0.0', '239.255.255.255'], ['223.255.255.255']],
  ['reserved and broadcast', ['240.0.0.0', '255.255.255.255'], []],
  ['unspecified, loopback, IPv4-compatible', ['::', '::ffff:ffff'], []],
  ['IPv4-mapped', ['::ffff:0:0', '::ffff:ffff:ffff'], []],
  ['IPv4-mapped, public', ['::ffff:8.8.8.8', '::ffff:1.1.1.1'], []],
  ['IPv4-translated', ['::ffff:0:0:0', '::ffff:0:ffff:ffff'], []],
  ['NAT64', ['64:ff9b::', '64:ff9b::ffff:ffff'], []],
  ['NAT64, local', ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'], []],
  ['discard', ['100::', '100::ffff:ffff:ffff:ffff'], []],
  ['below global unicast', ['::1:0:0:0:0', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], ['2000::']],
  [
    'protocol assignments',
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2000:ffff::', '2001:200::'],
  ],
  ['Teredo', ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff'], []],
  ['ORCHID', ['2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff'], []],
  ['ORCHID, second', ['2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff'], []],
  [
    'documentation',
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db7:ffff::', '2001:db9::'],
  ],
  ['6to4', ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], ['2001:ffff::', '2003::']],
  [
    'AS112',
    ['2620:4f:8000::', '2620:4f:8000:ffff:ffff:ffff:ffff:ffff'],
    ['2620:4f:7fff::', '2620:4f:8001::'],
  ],
  ['documentation', ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'], ['3ffe:ffff::', '3fff:1000::']],
  ['above global unicast', ['4000::', 'fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], ['3fff:ffff::']],
  ['segment routing', ['5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], []],
  ['unique local', ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], []],
  ['link-local', ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], []],
  ['site-local', ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], []],
  ['multicast', ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], []],
]

describe('An address', () => {
  it.each(ranges)('of %s is not public, which is %j', (_, ends, beside) => {
    expect(ends.map(address => isPublic(address))).toEqual([false, false])
    expect(beside.filter(address => isPublic(address))).toEqual(beside)
  })

  it.each(['8.8.8.8', '93.184.215.14', '2606:4700::6810:84e5', '2a00:1450:4001:810::200e'])(
    'such as %s is public',
    address => {
      expect(isPublic(address)).toBe(true)
    },
  )

  it.each([
    '',
    '127.1',
    '0x7f.0.0.1',
    '1',
    'localhost',
    '8.8.8.8%eth0',
    '2606:4700::1%eth0',
    '8.8.8.8/32',
    ' 8.8.8.8',
    '[2606:4700::1]',
  ])('cannot be %j, so it is not public', text => {
    expect(isPublic(text)).toBe(false)
  })

  it('in a special range of another library is not public', () => {
    const special = (address: string) => ipaddr.parse(address).range() !== 'unicast'
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), address => {
        fc.pre(special(address))
        expect(isPublic(address)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('that is not public is rejected in every spelling of a URL', () => {
    const octal = (part: number) => `0${part.toString(8)}`
    const hex = (part: number) => `0x${part.toString(16)}`
    const spell = fc.constantFrom(String, octal, hex)
    const inside = fc.constantFrom(
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '192.168.255.1',
      '100.64.0.9',
      '0.0.0.0',
    )
    fc.assert(
      fc.property(
        inside,
        fc.array(spell, { minLength: 4, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (address, spells, parts) => {
          const bytes = address.split('.').map(Number)
          // The last part takes up the bytes that are left.
          const rest = bytes.slice(parts - 1).reduce((sum, byte) => sum * 256 + byte, 0)
          const host = [...bytes.slice(0, parts - 1), rest].map((part, nth) => spells[nth]!(part)).join('.')
          expect(() => parseTarget(`https://${host}/`, targetPolicy([]))).toThrow(TargetRefused)
        },
      ),
    )
  })
})

afterAll(closeNameServers)

describe('A name', () => {
  const ask = async (answers: Answers) => {
    const { address } = await nameServer(answers)
    return askNameServers('hooks.example.com', { servers: [address], limitMs: 300 })
  }

  it('has all addresses from the name servers, including private ones', async () => {
    expect(await ask({ four: ['192.0.2.1', '10.0.0.1'], six: ['fd00::1'] })).toEqual([
      { address: '192.0.2.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
      { address: 'fd00::1', family: 6 },
    ])
  })

  it.each(['NXDOMAIN', 'SERVFAIL', 'silence', []] as const)(
    'uses its IPv4 address if IPv6 gets %j',
    async six => {
      expect(await ask({ four: ['192.0.2.1'], six })).toEqual([{ address: '192.0.2.1', family: 4 }])
    },
  )

  it('uses its IPv6 address if it has no other', async () => {
    expect(await ask({ four: [], six: ['2001:db8::1'] })).toEqual([{ address: '2001:db8::1', family: 6 }])
  })

  it.each([
    ['NXDOMAIN', 'NXDOMAIN', 'the name does not resolve'],
    [[], [], 'the name does not resolve'],
    ['SERVFAIL', 'NXDOMAIN', 'the name does not resolve (ESERVFAIL)'],
    ['silence', 'silence', 'the name does not resolve: its name servers do not answer'],
    [[], 'silence', 'the name does not resolve: its name servers do not answer'],
  ] as const)('without an address, after %j and %j, is reported', async (four, six, words) => {
    await expect(ask({ four, six })).rejects.toThrow(new Error(words))
  })
})

describe('A remembered name', () => {
  it('is resolved once for simultaneous requests, and again after a while', async () => {
    const here: readonly Address[] = [{ address: '127.0.0.1', family: 4 }]
    let asked = 0
    const resolve = remember(async () => {
      asked++
      return here
    }, 50)
    expect(await Promise.all([resolve('a.example'), resolve('a.example')])).toEqual([here, here])
    expect(await resolve('a.example')).toBe(here)
    expect(asked).toBe(1)
    await resolve('b.example')
    expect(asked).toBe(2)
    await until(() => {
      void resolve('a.example')
      return asked === 3
    })
  })

  it('is not remembered if it failed', async () => {
    let asked = 0
    const resolve = remember(async () => {
      throw new Error(`failed ${++asked}`)
    })
    const both = await Promise.allSettled([resolve('a.example'), resolve('a.example')])
    expect(both.map(each => each.status)).toEqual(['rejected', 'rejected'])
    expect(asked).toBe(1)
    await expect(resolve('a.example')).rejects.toThrow('failed 2')
  })
})

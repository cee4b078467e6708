// Colleagues: who works here, found by name and read level by level, with what everybody here may know and nothing more.

import type { Colleague, ColleagueDetail, Colleagues } from '@muster/contract'
import { download } from '../../support/files/downloads.ts'
import { makePng } from '../../support/files/pictures.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, type RawAnswer } from '../../support/fixtures/make.ts'
import { makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { type Company, joinAs, makeCompany } from '../../support/fixtures/reach.ts'

let company: Company
beforeAll(async () => {
  company = await makeCompany()
})

const send = (path: string, member: TestMember = company.member): Promise<RawAnswer> =>
  member.browser.send('GET', `/console/colleagues${path}`)

async function list(query = '', member?: TestMember): Promise<Colleagues> {
  const { status, json } = await send(query, member)
  expect([query, status]).toEqual([query, 200])
  return json as unknown as Colleagues
}

const namesOf = ({ data }: Colleagues) => data.map(({ first_name }) => first_name)
const get = (id: string): Promise<ColleagueDetail> =>
  company.member.browser.do('getColleague', { ids: { id } })
const create = (more: object) => company.workspace.muster.employees.create({ ...ayesha, ...more })

describe('Colleagues', () => {
  it('are told to whoever works here by first name, and of another company nobody', async () => {
    const everybody: Colleagues = await company.member.browser.do('getColleagues')
    expect(namesOf(everybody)).toEqual(expect.arrayContaining(['Below', 'Manager', 'Peer', 'Report', 'Self']))
    expect(namesOf(everybody)).toEqual(namesOf(everybody).toSorted())
    expect(everybody.data.map(({ id }) => id)).not.toContain(company.elsewhere.employee)
    expect((await send(`/${company.elsewhere.employee}`)).status).toBe(404)
    expect(await list('', await makeFullMember(company.workspace.id, 'Owner'))).toEqual(everybody)
  })

  it('have what everybody may know, and nothing else', async () => {
    const secrets = {
      personal_email: 'private.person@example.com',
      phone_primary: '+923001234567',
      date_of_birth: '1990-05-17',
      national_id: '35202-1234567-1',
    }
    const work_email = 'at.work@example.com'
    const { id } = await create(Object.assign({ first_name: 'Private', work_email }, secrets))
    const { json } = await send(`/${id}`)
    expect(Object.keys(json).sort()).toEqual([
      'branch_id',
      'department_id',
      'designation_id',
      'first_name',
      'id',
      'is_away',
      'last_name',
      'managers',
      'photo',
      'reporting_manager_id',
      'reports',
      'work_email',
    ])
    const said = JSON.stringify([json, await list()])
    for (const secret of Object.values(secrets)) expect(said).not.toContain(secret)
  })

  it('are followed up to the top and down level by level', async () => {
    const { self, report, below, manager } = company.people
    expect((await get(below)).managers).toEqual([manager, self, report])
    expect(namesOf(await list(`?reporting_manager_id=${manager}`))).toEqual(['Peer', 'Self'])
    expect(await get(self)).toMatchObject({ reports: 1, reporting_manager_id: manager, managers: [manager] })
  })

  it('are found by the beginnings of names, and not by a code', async () => {
    const { employee_code } = await create({ first_name: 'Zoë', last_name: 'Ünal-Khan' })
    for (const search of ['zoe', 'ZO', 'khan zoe', 'unal', 'Zoë Ünal-Khan'])
      expect([search, namesOf(await list(`?search=${encodeURIComponent(search)}`))]).toEqual([
        search,
        ['Zoë'],
      ])
    for (const search of [employee_code, 'zoe nobody', 'hanzoe'])
      expect([search, namesOf(await list(`?search=${encodeURIComponent(search)}`))]).toEqual([search, []])
    expect((await send(`?search=${'a+'.repeat(9)}`)).json).toMatchObject({ errors: [{ field: 'search' }] })
  })

  it('come page by page, each once', async () => {
    const all: Colleague[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Colleagues = await list(`?limit=2${cursor === '' ? '' : `&starting_after=${cursor}`}`)
      all.push(...page.data)
      cursor = page.next_cursor
    }
    expect(all).toEqual((await list('?limit=100')).data)
  })

  it('are those who have begun and have not left', async () => {
    const day = (days: number) => Temporal.Now.plainDateISO('Asia/Karachi').add({ days }).toString()
    const leaver = await create({ first_name: 'Leaver' })
    await company.workspace.muster.employees.update(leaver.id, {
      status: 'resigned',
      separation_date: day(-1),
    })
    const last = await create({ first_name: 'Lastday' })
    await company.workspace.muster.employees.update(last.id, { status: 'resigned', separation_date: day(0) })
    const coming = await create({ first_name: 'Coming', joining_date: day(9), status: 'new' })
    const names = namesOf(await list('?limit=100'))
    expect(names).toContain('Lastday')
    for (const [id, name] of [
      [leaver.id, 'Leaver'],
      [coming.id, 'Coming'],
    ]) {
      expect(names).not.toContain(name)
      expect(namesOf(await list(`?search=${name}`))).toEqual([])
      expect((await send(`/${id}`)).status).toBe(404)
    }
  })

  it('are away on the days of an approved leave, without its type', async () => {
    const { workspace, people } = company
    const away = async () => (await get(people.peer)).is_away
    const put = (status: string, from: number, to: number, more = '') =>
      inDatabase(
        `update leave_applications set status = $2, from_date = d + $3::int, to_date = d + $4::int${more}
         from (select (stamp() at time zone 'Asia/Karachi')::date as d) as t where employee_id = $1`,
        [people.peer, status, from, to],
      )
    expect(await away()).toBe(false)
    await put('approved', 0, 0)
    expect(await away()).toBe(true)
    await put('approved', -2, 3)
    expect(await away()).toBe(true)
    for (const [status, from, to] of [
      ['pending', 0, 0],
      ['cancelled', 0, 0],
      ['approved', 1, 2],
      ['approved', -3, -1],
    ] as const) {
      await put(status, from, to)
      expect([status, from, await away()]).toEqual([status, from, false])
    }
    await put('approved', 0, 0, `, is_half_day = true, half_day_type = 'first_half'`)
    expect(await away()).toBe(false)
    expect(JSON.stringify((await send(`/${people.peer}`)).json)).not.toContain(workspace.leave)
  })

  it('show their photo to everybody who works here', async () => {
    const { workspace, people, elsewhere } = company
    const body = {
      file_name: 'peer.png',
      content_type: 'image/png',
      content_base64: makePng({ width: 128, height: 128 }).toString('base64'),
    }
    for (const [of, id] of [
      [workspace, people.peer],
      [elsewhere, elsewhere.employee],
    ] as const)
      await inConsole(of, 'storeEmployeePhoto', { id, body })
    const { photo } = await get(people.peer)
    expect(photo).toMatch(/^[0-9a-f]{16}$/)
    const statusOf = async (id: string) => (await send(`/${id}/photo?version=${photo}`)).status
    expect(await statusOf(people.peer)).toBe(200)
    const { bytes } = await download(workspace, 'getColleaguePhoto', { id: people.peer })
    expect(bytes.subarray(1, 4).toString()).toBe('PNG')
    for (const id of [people.manager, elsewhere.employee]) expect(await statusOf(id)).toBe(404)
  })

  it('have their photo wherever they are named, while they work here', async () => {
    const { workspace, people, elsewhere, member } = company
    const ids = [people.peer, people.manager, elsewhere.employee]
    const photosOf = async () =>
      (await member.browser.do('getNames', { query: `ids=${ids.join()}` })).data.map(
        ({ id, photo: version }: { id: string; photo: string | null }) => [id, version],
      )
    const { photo } = await get(people.peer)
    expect(await photosOf()).toEqual([
      [people.peer, photo],
      [people.manager, null],
    ])
    const statusOf = async (id: string, who = member) =>
      (await who.browser.send('GET', `/console/employees/${id}/photo?version=${photo}`)).status
    expect(await Promise.all(ids.map(id => statusOf(id)))).toEqual([200, 404, 404])
    expect(await statusOf(people.peer, await joinAs(workspace, null))).toBe(403)
    const separate = (day: string | null) =>
      inDatabase('update employees set separation_date = $2 where id = $1', [people.peer, day])
    await separate('2026-01-31')
    expect(await photosOf()).toContainEqual([people.peer, null])
    expect(await statusOf(people.peer)).toBe(404)
    await separate(null)
  })

  it('are told to nobody who neither works here nor may read employees', async () => {
    const outsider = await joinAs(company.workspace, null)
    for (const path of ['', `/${company.people.peer}`, `/${company.people.peer}/photo`])
      expect([path, (await send(path, outsider)).status]).toEqual([path, 403])
    const auditor = await makeFullMember(company.workspace.id, 'Auditor')
    expect((await send('', auditor)).status).toBe(200)
  })
})

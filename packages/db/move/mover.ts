// The mover: takes a workspace through the steps of its move, from wherever it stands.

import { setTimeout as sleep } from 'node:timers/promises'
import { isSandbox } from '../transactions/sandboxes.ts'
import { compareRows } from './digests.ts'
import { closeEnds, type End, holdWorkspace, openEnd } from './ends.ts'
import { assertMovable, assertNobodyAlone } from './facts.ts'
import {
  catchUp,
  type Follow,
  isFollowed,
  publish,
  readTrack,
  reserve,
  stopFollowing,
  subscribe,
  TooLong,
  waitUntilCopied,
} from './following.ts'
import { copyPeople } from './people.ts'
import { assertSameTarget, findStage, list, type MoveStage, readPlace, type Track, unlist } from './stages.ts'
import type { Move, Moved, MoveStep } from './steps.ts'
import { assertFamily, comeBack, leave, settle, waitForClock, waitForLongWrites } from './switching.ts'
import { listFamily, listMovedNames, removeRows } from './tables.ts'

/** So close behind, the target catches up before anybody notices. */
const closeMs = 300
const followMs = 60_000
const patienceMs = 3_000
const stepBackMs = 500
const maxTries = 20

/** Whether it has arrived was asked, and no answer came. */
class Unknown extends Error {}

export class Mover {
  readonly #move: Move
  readonly #directory: End
  #source: End
  #target: End
  /** Sees the target as it was when the workspace arrived. */
  #witness: End | undefined
  #track: Track | undefined
  #identities = { target: '', directory: '' }
  #tables: readonly string[] = []
  #workspaces: readonly string[] = []

  private constructor(move: Move, source: End, target: End, directory: End) {
    this.#move = move
    this.#source = source
    this.#target = target
    this.#directory = directory
  }

  static async open(move: Move): Promise<Mover> {
    const opened: End[] = []
    try {
      for (const cell of [move.source, move.target, move.directory]) opened.push(await openEnd(cell))
      const [source, target, directory] = opened as [End, End, End]
      return new Mover(move, source, target, directory)
    } catch (error) {
      await closeEnds(...opened)
      throw error
    }
  }

  close(): Promise<void> {
    return closeEnds(this.#source, this.#target, this.#directory, this.#witness)
  }

  async run(): Promise<Moved> {
    const began = performance.now()
    const stage = await this.#findStage()
    const gapMs = stage === 'arrived' ? null : await this.#bring(stage)
    await this.#begin('unfollow')
    await stopFollowing(this.#follow)
    const verified = this.#witness && (await this.#verify(this.#witness))
    return {
      workspaces: this.#workspaces,
      tables: this.#tables.length,
      seconds: (performance.now() - began) / 1_000,
      gapMs,
      rows: verified?.rows ?? null,
      differences: verified?.differences ?? null,
    }
  }

  async undo(): Promise<void> {
    const { workspace } = this.#move
    const [from, to] = [this.#source.cell.name, this.#target.cell.name]
    const stage = await this.#findStage()
    if (stage === 'arrived')
      throw new Error(
        `${workspace} lives in ${to} already, so nothing is undone. Move it from ${to} to ${from}.`,
      )
    if (stage === 'unmoved' && !this.#track)
      throw new Error(`${workspace} lives in ${from} and is not on its way, so there is nothing to undo.`)
    if (stage === 'left') await comeBack(this.#source, this.#workspaces)
    await stopFollowing(this.#follow)
    await this.#clear()
    // Whoever remembers that it once lived here is told that it does not.
    await list(this.#target, this.#workspaces, 'left')
  }

  get #follow(): Follow {
    return {
      source: this.#source,
      target: this.#target,
      address: this.#move.address ?? this.#move.source.url,
      tables: this.#tables,
      workspaces: this.#workspaces,
    }
  }

  async #begin(step: MoveStep): Promise<void> {
    await this.#move.before?.(step)
    this.#move.tell?.({ step, done: 0, total: 0 })
  }

  /** Where the move stands, once no other mover has the workspace and nothing is in the way. */
  async #findStage(): Promise<MoveStage> {
    const { workspace, target } = this.#move
    if (isSandbox(workspace))
      throw new Error(`${workspace} is a sandbox, which moves with its live workspace.`)
    await this.#assertMovable()
    const [source, there] = [
      await readPlace(this.#source, workspace),
      await readPlace(this.#target, workspace),
    ]
    this.#track = await readTrack(this.#source, workspace)
    const stage = findStage(workspace, source, there, this.#track)
    assertSameTarget(workspace, this.#track, this.#identities.target)
    this.#workspaces = await listFamily(stage === 'arrived' ? this.#target : this.#source, workspace)
    if (this.#workspaces[0] === workspace) return stage
    throw new Error(
      `There is no workspace ${workspace} in ${this.#source.cell.name} that moves to ${target.name}.`,
    )
  }

  async #assertMovable(): Promise<void> {
    const { workspace } = this.#move
    const ends = [this.#source, this.#target]
    const [source, target, directory] = await assertMovable(
      workspace,
      this.#source,
      this.#target,
      this.#directory,
    )
    this.#identities = { target: target.identity, directory: directory.identity }
    this.#tables = await listMovedNames(this.#source)
    // Movers in opposite directions ask in one order, so that neither waits for the other.
    if (source.identity > target.identity) ends.reverse()
    for (const end of ends) await holdWorkspace(end, workspace)
  }

  /** To where it lives in the target; how long it was nowhere, where this mover knows. */
  async #bring(stage: MoveStage): Promise<number | null> {
    const isFollowing = stage !== 'unmoved' && (await isFollowed(this.#follow, this.#track))
    if (stage === 'left' && isFollowing) return this.#switch(true)
    // What a former mover has begun is lost, such as with a primary that failed.
    if (stage === 'left') await comeBack(this.#source, this.#workspaces)
    if (!isFollowing) await this.#beginToFollow()
    await this.#begin('copy')
    await waitUntilCopied(this.#follow, progress => this.#tell('copy', progress))
    await this.#begin('follow')
    await this.#comeClose()
    return this.#switch(false)
  }

  #tell(step: MoveStep, { done, total }: { done: number; total: number }, says?: string): void {
    this.#move.tell?.({ step, done, total, says })
  }

  async #clear(): Promise<void> {
    const former = await listFamily(this.#target, this.#move.workspace)
    const all = [...new Set([...this.#workspaces, ...former])]
    const total = this.#tables.length
    await removeRows(this.#target, this.#tables, all, done => this.#tell('clear', { done, total }))
  }

  async #beginToFollow(): Promise<void> {
    await this.#begin('announce')
    await list(this.#target, this.#workspaces, 'arriving')
    await this.#begin('clear')
    await stopFollowing(this.#follow)
    await this.#clear()
    await this.#begin('people')
    await this.#copyPeople()
    await this.#begin('publish')
    await publish(this.#follow, {
      to: this.#identities.target,
      name: this.#target.cell.name,
      workspaces: this.#workspaces,
    })
    await this.#begin('reserve')
    await reserve(this.#follow)
    await this.#begin('subscribe')
    await subscribe(this.#follow)
  }

  /** The directory has all people itself. */
  async #copyPeople(): Promise<void> {
    const { target, directory } = this.#identities
    if (target !== directory) await copyPeople(this.#source, this.#target, this.#directory, this.#workspaces)
  }

  async #comeClose(): Promise<void> {
    await waitForLongWrites(this.#source, this.#tables, who =>
      this.#tell('follow', { done: 0, total: 0 }, who),
    )
    while ((await catchUp(this.#follow, { withinMs: followMs })) > closeMs);
  }

  /** While writers wait. Where they would for too long, it lives in the source again, and is tried once more. */
  async #switch(hasLeft: boolean): Promise<number | null> {
    this.#witness ??= await openEnd(this.#move.target)
    let isGone = hasLeft
    for (let tries = 1; ; tries++) {
      const began = performance.now()
      try {
        if (!isGone) {
          await this.#begin('leave')
          await assertNobodyAlone(this.#source, this.#move.workspace)
          await leave(this.#source, this.#workspaces)
        }
        await this.#arrive(this.#witness)
        return isGone ? null : performance.now() - began
      } catch (error) {
        if (error instanceof Unknown) throw error
        await this.#comeBack(error as Error)
        if (!(error instanceof TooLong) || tries >= maxTries) throw error
        this.#tell('leave', { done: tries, total: maxTries }, error.message)
      }
      isGone = false
      await sleep(stepBackMs)
    }
  }

  async #arrive(witness: End): Promise<void> {
    const within = { withinMs: this.#move.patienceMs ?? patienceMs }
    await this.#begin('settle')
    await settle(this.#source, this.#tables, within)
    await assertFamily(this.#source, this.#workspaces)
    await this.#begin('catch_up')
    await catchUp(this.#follow, within)
    await this.#copyPeople()
    await waitForClock(this.#source, this.#target)
    await witness.client.query('rollback')
    await witness.client.query('begin isolation level repeatable read read only')
    await witness.client.query('select 1')
    await this.#begin('arrive')
    try {
      await unlist(this.#target, this.#workspaces, this.#move.channels)
    } catch (error) {
      if (!(await this.#hasArrived(error))) throw error
    }
  }

  /** Asked where the answer to the arrival was lost, once whoever was asked is gone. */
  async #hasArrived(cause: unknown): Promise<boolean> {
    try {
      this.#target = await this.#openAgain(this.#target)
      return (await readPlace(this.#target, this.#move.workspace)).listed === null
    } catch {
      const { workspace, target } = this.#move
      throw new Unknown(
        `${target.name} is gone, and it is not known whether ${workspace} lives there by now. Run the move again.`,
        { cause },
      )
    }
  }

  async #comeBack(cause: Error): Promise<void> {
    const { workspace } = this.#move
    try {
      await comeBack(this.#source, this.#workspaces).catch(async () => {
        this.#source = await this.#openAgain(this.#source)
        await comeBack(this.#source, this.#workspaces)
      })
    } catch {
      throw new Error(`${cause.message}\n${workspace} is in neither cell. Run the move again.`, { cause })
    }
  }

  async #openAgain(end: End): Promise<End> {
    await closeEnds(end)
    const again = await openEnd(end.cell)
    await holdWorkspace(again, this.#move.workspace)
    return again
  }

  /** The source has not changed since it was left, and the witness sees the target as it was then. */
  async #verify(witness: End): Promise<Pick<Moved, 'rows' | 'differences'>> {
    await this.#begin('verify')
    const tell = (done: number) => this.#tell('verify', { done, total: this.#tables.length })
    return compareRows(this.#source, witness, this.#tables, this.#workspaces, tell)
  }
}

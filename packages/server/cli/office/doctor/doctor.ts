// The doctor: looks at everything that a node needs, before or while it runs, and says what cures it. It changes nothing.

import { tellShortly } from '@muster/formats/shorten'
import { type Config, readConfig } from '../../../runtime/config.ts'
import { examineDatabases } from './database.ts'
import { type Finding, fault } from './finding.ts'
import { examineDisk, examineNode, examineSettings } from './machine.ts'
import { examineMail, examineNames, examineRedis, examineScanner, examineStore } from './neighbours.ts'

export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const node = examineNode()
  let config: Config
  try {
    config = readConfig(env)
  } catch (error) {
    // Nothing else can be looked at before this is right.
    return [node, fault('settings', `${tellShortly(error)}.`, 'Correct the setting, and ask again.')]
  }
  const neighbours = [examineStore, examineScanner, examineRedis, examineMail, examineNames]
  const [database, disk, ...others] = await Promise.all([
    examineDatabases(config),
    examineDisk(config),
    ...neighbours.map(look => look(config)),
  ])
  return [node, ...examineSettings(config), ...database, disk, ...others]
}

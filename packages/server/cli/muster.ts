#!/usr/bin/env node
// The operator's command: starts Muster and looks after its workspaces, keys and data.

import { program } from './commands.ts'
import { fail } from './terminal.ts'

program.parseAsync().catch(fail)

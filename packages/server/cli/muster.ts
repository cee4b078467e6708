#!/usr/bin/env node
// The operator's command: starts Muster and looks after its workspaces, keys and data.

import { program } from './program.ts'
import { fail, outliveReaders } from './terminal/terminal.ts'

outliveReaders()
program.parseAsync().catch(fail)

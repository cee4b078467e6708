#!/usr/bin/env node
// The command: it says that Node is too old before it loads anything that such a Node cannot read.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major > 22 || (major === 22 && minor >= 18)) await import('./command/main.ts')
else {
  console.error(`muster-codegen needs Node 22.18 or newer; this is Node ${process.versions.node}.`)
  process.exitCode = 1
}

// Without an import at the top, nothing else says that this is a module.
export {}

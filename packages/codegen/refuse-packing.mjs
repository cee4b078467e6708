// Keeps the sources from being packed: they are TypeScript, which no Node runs out of node_modules, and have no command.
console.error(
  'These are the sources of @muster/codegen. Run npm run build:codegen in the root of the checkout, and pack packages/codegen/dist: npm pack ./packages/codegen/dist',
)
process.exitCode = 1

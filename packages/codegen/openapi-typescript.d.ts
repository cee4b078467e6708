// The parts of openapi-typescript that are used, as modules of their own: its index loads a linter besides, and is half of the start.

declare module 'openapi-typescript/dist/transform/index.mjs' {
  export { transformSchema as default } from 'openapi-typescript'
}

declare module 'openapi-typescript/dist/lib/ts.mjs' {
  export { astToString, stringToAST } from 'openapi-typescript'
}

declare module 'openapi-typescript/dist/lib/utils.mjs' {
  export { resolveRef } from 'openapi-typescript'
}

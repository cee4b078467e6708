// What --help says.

export const help = `muster-codegen DOCUMENT --out FOLDER [--target NAMES] [--check | --watch]
muster-codegen [--config FILE] [--check | --watch]
muster-codegen impact OLD NEW [--format text|json]

Generates TypeScript from an OpenAPI 3.0 or 3.1 document (YAML or JSON, in one file or several).

  --out FOLDER      where to; what did not change there is not touched
  --target NAMES    any of types,operations,server,validators,client,document,servers,zod,msw,query,fastify,hono,
                    and paths of modules that have a target of your own (the first five when left out)
  --only-tag TAGS   only the operations with one of these tags, and what they reach
  --only-path PATHS only those with one of these paths, such as '/pets/**'
  --arguments FORM  named: methods of the client take one object; both: a second client beside the short one does
  --dates KIND      date: instants are Date; temporal: instants and days are those of Temporal; for a client
  --slices FOLDER   where handlers are written, relative to --out; stubs are put there, files that exist are kept;
                    {group} in it is a tag's group of x-tagGroups
  --context FILE#T  the type that each handler's call is extended with, such as ../context.ts#Context
  --callers FILE#T  the type that says who calls, by security scheme; each handler's call then has its caller
  --paging C,I,N    how lists are paged: the cursor's query parameter, the field of the items, that of the next cursor;
                    or auto: as common names in the document tell
  --open-enums      an enum in an answer also takes the values that are added later; for a client
  --enum-values     enums.ts, with the values of enums at run time
  --response-validation
                    response-validation.ts, which checks what handlers answer, for development and tests
  --stream-bodies   bytes are streams, in what is sent and in what is answered, by server and client
  --import-extension ts|js|none
                    how the files import each other; as the nearest tsconfig.json asks for when left out
  --emit ts|esm|commonjs
                    TypeScript; or JavaScript with declarations, for import or for require, without --slices
  --rule CODE=LEVEL how a mistake of the document is taken: error, warning or silent; may be given several times
  --config FILE     several documents, each with its own options; without a document, muster-codegen.config.json
  --foreign         the document is somebody else's: Swagger 2 and addresses are read too, and what is wrong is mended
                    with a warning that says what was assumed; without it, what is wrong is an error
  --check           write nothing; name the files that are stale, and say what in them changed and who changed it
  --watch           generate again whenever the document changes

impact says which handlers and which client methods a change of the document touches, and whether callers break.
Each change is printed once, with what it reaches: what breaks callers, what they should look at, what they can ignore.

  --format FORMAT   text, or json for a program
  --foreign         the documents are somebody else's, as above

Examples
  muster-codegen openapi.yaml --out src/gen
  muster-codegen openapi.yaml --out src/gen --target types,client --paging cursor,items,next_cursor
  muster-codegen openapi.yaml --out src/gen --target types,operations,server --slices ../resources
  muster-codegen openapi.yaml --out src/gen --only-tag pets --only-path '/owners/**'
  muster-codegen openapi.yaml --out src/gen --check
  muster-codegen https://example.com/openapi.json --out src/theirs --foreign
  muster-codegen --config api/muster-codegen.config.json --watch
  git show main:openapi.yaml > /tmp/main.yaml && muster-codegen impact /tmp/main.yaml openapi.yaml

Exit codes
  0  done; nothing is stale; no caller breaks
  1  stale files; a document that is wrong; callers break
  2  a wrong command line or config file
`

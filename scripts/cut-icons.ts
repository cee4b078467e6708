// Takes the icons that the console uses from Lucide and writes them as paths, with their licence (npm run icons); run it anew when a name is added.

import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const source = 'lucide-static@1.62.0'

/** As Lucide calls them, by the file that they stand in: what the first page of whoever works here loads has no others. */
const files = {
  'frame-icon-paths.ts': {
    what: 'Icons of the frame and of the pages that are seen first',
    constant: 'framePaths',
    names: `
  banknote bell briefcase building-2 calendar calendar-clock chart-column chevron-right circle-
  question-mark clock code-xml ellipsis file-text house inbox key-round mail panel-left plus
  receipt-text search sliders-horizontal users
`,
  },
  'icon-paths.ts': {
    what: 'The other icons, which come with records',
    constant: 'iconPaths',
    names: `
  arrow-down arrow-left-right arrow-right arrow-up bookmark camera check chevron-down circle-check
  circle-x columns-3 copy download external-link eye globe hand-coins history info keyboard landmark
  laptop list-filter lock log-out map-pin megaphone message-square minus paperclip pencil play
  printer refresh-cw send settings share-2 star trash-2 triangle-alert undo-2 upload user-plus
  wallet x
`,
  },
}

type Attributes = Readonly<Record<string, string>>

/** Every shape of the set as the path that draws the same, so that an icon is one element. */
const paths: Readonly<Record<string, (attributes: Attributes) => string>> = {
  path: ({ d = '' }) => beginAnywhere(d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points = '' }) => `M${points}`,
  circle: ({ cx, cy, r }) => drawEllipse(Number(cx), Number(cy), Number(r)),
  rect: attributes => drawRectangle(attributes),
}

/** A path that begins with a step from nowhere begins at the same place after another one, too. */
function beginAnywhere(d: string): string {
  return d.replace(/^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*(?=[-\d.])/, 'M$1 $2l').replace(/^m/, 'M')
}

function drawEllipse(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
}

function drawRectangle(attributes: Attributes): string {
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(name => Number(attributes[name] ?? 0)) as [
    number,
    number,
    number,
    number,
  ]
  const r = Number(attributes.rx ?? attributes.ry ?? 0)
  const corner = (dx: number, dy: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${dx} ${dy}`)
  const [across, down] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`
}

function drawIcon(svg: string): string {
  return [...svg.slice(svg.indexOf('>')).matchAll(/<(\w+)\s([^>]*?)\/>/g)]
    .map(([, shape = '', text = '']) => {
      const attributes = Object.fromEntries(
        [...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      )
      const draw = paths[shape]
      if (!draw) throw new Error(`No path is known for <${shape}>.`)
      return draw(attributes)
    })
    .join('')
}

const folder = mkdtempSync(join(tmpdir(), 'muster-icons-'))
execFileSync('npm', ['pack', source, '--silent'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
execFileSync('sh', ['-c', 'tar xzf *.tgz'], { cwd: folder })
const draw = (name: string) =>
  `  '${name}': '${drawIcon(readFileSync(join(folder, `package/icons/${name}.svg`), 'utf8'))}',`
for (const [file, { what, constant, names }] of Object.entries(files))
  writeFileSync(
    join(root, 'packages/console/ui/icons', file),
    `// ${what}, as paths of 24 by 24, cut from ${source} by npm run icons; their licence is public/icons-licence.txt.
// biome-ignore format: a path is a line
export const ${constant} = {
${names.trim().split(/\s+/).toSorted().map(draw).join('\n')}
} as const
`,
  )
writeFileSync(
  join(root, 'packages/console/public/icons-licence.txt'),
  `The icons of the console are from Lucide (${source}).\n\n${readFileSync(join(folder, 'package/LICENSE'), 'utf8')}`,
)
rmSync(folder, { recursive: true })

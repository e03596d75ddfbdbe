import { execFileSync } from 'node:child_process'

const readTar = (...args: string[]) => execFileSync('tar', args, { encoding: 'utf8' })

/** Stylesheet entries, which have no types to check. */
export function stylesheetEntries(tarball: string): string[] {
  const { exports } = JSON.parse(readTar('-xzOf', tarball, 'package/package.json'))
  return Object.keys(exports).filter((entry) => entry.endsWith('.css'))
}

/** A stylesheet of a packed package, without its font faces, whose URLs would not resolve. */
export function stylesheetOf(tarball: string, name: string): string {
  return readTar('-xzOf', tarball, `package/dist/${name}`).replace(/@font-face \{[^}]*\}/g, '')
}

/** Components of a packed package: each folder with a module of its own name. */
export function componentEntries(tarball: string): string[] {
  const modules = readTar('-tzf', tarball).matchAll(/^package\/dist\/([^/]+)\/\1\.js$/gm)
  return [...modules].map(([, name = '']) => name).sort()
}

/** A page that imports every component; as a server component, it fails if 'use client' is missing somewhere. */
export function importEveryEntry(names: readonly string[]): string {
  const imports = names.map((name, place) => `import * as entry${place} from '@susegad/ui/${name}'`)
  const list = names.map((_, place) => `entry${place}`).join(', ')
  return `${imports.join('\n')}\n
export default function EveryEntry() {
  return <p>{[${list}].map((entry) => Object.keys(entry).join()).join()}</p>
}
`
}

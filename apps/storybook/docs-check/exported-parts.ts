import { globSync, readFileSync } from 'node:fs'
import { entryOf } from '../.storybook/docs/import-lines.ts'

const source = new URL('../../../packages/ui/src/', import.meta.url)

/** The components that a module exports, including re-exports. */
function exportsOf(module: string): string[] {
  const code = readFileSync(new URL(module, source), 'utf8')
  const own = [...code.matchAll(/^export function ([A-Z][a-z]\w*)/gm)].map(([, name = '']) => name)
  const passedOn = [...code.matchAll(/^export \{([^}]*)\} from '[^']*\.tsx'/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  )
  return [...own, ...passedOn.filter((name) => /^[A-Z][a-z]\w*$/.test(name))]
}

// All icons have the same props: one table documents them.
const alike = ['icon']

/** The parts of each entry, by entry name. */
export function exportedParts(): Map<string, string[]> {
  const entries = globSync('*/*/*.stories.tsx', { cwd: source })
    .map((file): [string, string] => [entryOf(`packages/ui/src/${file}`) ?? '', file])
    .filter(([entry]) => !alike.includes(entry))
  return new Map(entries.map(([entry, file]) => [entry, exportsOf(file.replace('.stories', ''))]))
}

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const blocks = join(import.meta.dirname, '../../blocks')

/** A registry item of the shadcn command. */
interface BlockItem {
  $schema: string
  name: string
  // For this type shadcn fetches nothing else: the project needs neither Tailwind nor a `components.json`.
  type: 'registry:item'
  title: string
  description: string
  dependencies: string[]
  files: { path: string; target: string; type: 'registry:file'; content: string }[]
}

const importsIn = (source: string): string[] =>
  [...source.matchAll(/^(?:import|export) (?:[^'\n][\s\S]*? from )?'([^']+)'/gm)].map(
    ([, asked = '']) => asked,
  )

/** A file and the files it imports, also those of other blocks. */
function filesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const asked of importsIn(readFileSync(file, 'utf8')))
    if (asked.startsWith('.')) filesFrom(join(dirname(file), asked), found)
  return found
}

/** TypeScript extensions are an error unless a project allows them. */
const withoutEndings = (source: string): string =>
  source.replace(/^((?:import|export) (?:[^'\n][\s\S]*? from )?'\.[^']+?)\.tsx?'/gm, "$1'")

const packageOf = (asked: string): string => asked.split('/', asked.startsWith('@') ? 2 : 1).join('/')

function itemOf(name: string): BlockItem {
  const words: { title: string; description: string } = JSON.parse(
    readFileSync(join(blocks, name, 'block.json'), 'utf8'),
  )
  const files = [...filesFrom(join(blocks, name, `${name}.tsx`))].map((file) => ({
    path: relative(blocks, file),
    source: readFileSync(file, 'utf8'),
  }))
  const packages = files
    .flatMap(({ source }) => importsIn(source))
    .filter((asked) => !asked.startsWith('.'))
    .map(packageOf)
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:item',
    ...words,
    dependencies: [...new Set(packages)].filter((asked) => asked !== 'react').sort(),
    files: files.map(({ path, source }) => {
      const place = join('blocks', path)
      return { path: place, target: place, type: 'registry:file', content: withoutEndings(source) }
    }),
  }
}

/** Every block, from the files that its stories render. */
export const blockItems = (): BlockItem[] =>
  globSync('*/block.json', { cwd: blocks })
    .sort()
    .map((file) => itemOf(dirname(file)))

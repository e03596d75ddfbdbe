import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entryOf, importLines } from '../../apps/storybook/.storybook/docs/import-lines.ts'

// Only documents of published packages: consumers can't install the private ones.
const documents = [
  'packages/{ui,catalog-data,api-client}/README.md',
  'apps/storybook/**/*.mdx',
  'apps/storybook/public/llms.txt',
]

/** Writes every snippet of the documents and component pages into a folder, to compile them. */
export function writeSnippets(folder: string): number {
  mkdirSync(folder, { recursive: true })
  const snippets = [...writtenSnippets(), ...componentSnippets()]
  for (const { name, kind, code } of snippets) writeFileSync(join(folder, `${name}.${kind}`), code)
  return snippets.length
}

interface Snippet {
  name: string
  kind: string
  code: string
}

function writtenSnippets(): Snippet[] {
  return documents
    .flatMap((pattern) => globSync(pattern, { exclude: ['**/node_modules'] }))
    .flatMap(snippetsIn)
}

function snippetsIn(file: string): Snippet[] {
  const blocks = readFileSync(file, 'utf8').matchAll(/^```(tsx?)\n([\s\S]*?)^```/gm)
  const name = file.replaceAll('/', '-')
  return [...blocks].map(([, kind = '', code = ''], place) => ({ name: `${name}-${place + 1}`, kind, code }))
}

function componentSnippets(): Snippet[] {
  return globSync('packages/ui/src/*/*/*.stories.tsx').flatMap((file) => {
    const stories = readFileSync(file, 'utf8')
    const entry = entryOf(file)
    const listed = (pattern: RegExp) => pattern.exec(stories)?.[1]?.match(/\w+/g)
    const component = listed(/^ {2}component: (\w+)/m) ?? []
    const parts = listed(/subcomponents: \{([^}]*)\}/) ?? []
    const names = listed(/imports: \[([^\]]*)\]/) ?? [...component, ...parts]
    return entry ? [{ name: `import-${entry}`, kind: 'ts', code: importLines(entry, names) }] : []
  })
}

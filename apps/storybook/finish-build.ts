import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { entryOf } from './.storybook/import-lines.ts'

// Adds a line for each component to the build's llms.txt, from Storybook's manifest.
interface Manifest {
  components: Record<string, { name: string; path: string; description?: string }>
}

const built = new URL('dist/', import.meta.url)
const manifest: Manifest = JSON.parse(readFileSync(new URL('manifests/components.json', built), 'utf8'))

const lines = new Map<string, string>()
for (const { name, path, description = '' } of Object.values(manifest.components)) {
  const entry = entryOf(path)
  const [sentence = ''] = description.split('\n')
  if (entry) lines.set(entry, `- \`@susegad/ui/${entry}\` (${name}): ${sentence}`)
}

const missing = globSync('../../packages/ui/src/*/*.stories.tsx', { cwd: import.meta.dirname })
  .map((file) => entryOf(file) ?? file)
  .filter((entry) => !lines.has(entry))
if (missing.length > 0) {
  throw new Error(
    `The component manifest lacks ${missing.join(', ')}: look for a story file that does not load.`,
  )
}

appendFileSync(
  new URL('llms.txt', built),
  `\n## Every component\n\n${[...lines.values()].sort().join('\n')}\n`,
)

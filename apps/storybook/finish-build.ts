import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { blockItems } from './.storybook/blocks/block-items.ts'
import { entryOf } from './.storybook/docs/import-lines.ts'
import type { Component } from './.storybook/docs/manifests.ts'
import { preloadRenderer, writeFirstPaint } from './first-paint.ts'

// Lists every component and block in the build's llms.txt, and fails if the build contains paths of this machine.
const built = new URL('dist/', import.meta.url)
writeFirstPaint(new URL('index.html', built))
preloadRenderer(built)

const read = (file: string): string => readFileSync(new URL(file, built), 'utf8')
const repository = new URL('../../', import.meta.url).pathname
for (const file of globSync(['manifests/*', 'r/*', 'llms.txt', 'index.json'], { cwd: built })) {
  if (read(file).includes(repository))
    throw new Error(`${file} says ${repository}: clean it in .storybook/docs/manifests.ts.`)
}

const manifest: { components: Record<string, Component> } = JSON.parse(read('manifests/components.json'))
const lines = new Map<string, string>()
for (const { name, path, description = '' } of Object.values(manifest.components)) {
  const entry = entryOf(path)
  const [sentence = ''] = description.split('\n')
  if (entry) lines.set(entry, `- \`@susegad/ui/${entry}\` (${name}): ${sentence}`)
}

const missing = globSync('../../packages/ui/src/*/*/*.stories.tsx', { cwd: import.meta.dirname })
  .map((file) => entryOf(file) ?? file)
  .filter((entry) => !lines.has(entry))
if (missing.length > 0) {
  throw new Error(
    `The component manifest lacks ${missing.join(', ')}: look for a story file that does not load.`,
  )
}

const blocks = blockItems().map(
  ({ name, title, description }) => `- \`r/${name}.json\` (${title}): ${description}`,
)
appendFileSync(
  new URL('llms.txt', built),
  `
## Every component

${[...lines.values()].sort().join('\n')}

## Blocks

Source of composed parts, beside this file: \`npx shadcn@latest add <this address>/r/<name>.json\`.

${blocks.join('\n')}
`,
)

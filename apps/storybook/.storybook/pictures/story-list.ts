import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { entryOf } from '../docs/import-lines.ts'

const id = 'virtual:story-list'
const root = join(import.meta.dirname, '../../../..')

interface Listed {
  /** `Components/Actions/Button` without its first part. */
  name: string
  group: string
  /** The beginning of its stories' ids. */
  id: string
  entry: string | null
}

/** Reads a story's title from the source: importing the file would load its component. */
function listed(file: string): Listed[] {
  const [, title] = /^ {2}title: '([^']+)'/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
  const [group = '', name = ''] = title?.split('/').slice(-2) ?? []
  const storyId = title?.toLowerCase().replace(/[^a-z0-9]+/g, '-') ?? ''
  return title ? [{ name, group, id: storyId, entry: entryOf(file) ?? null }] : []
}

const listOf = (pattern: string): string =>
  JSON.stringify(globSync(pattern, { cwd: root }).sort().flatMap(listed))

/** A virtual module that lists every component and page without importing any. */
export function storyList(): Plugin {
  return {
    name: 'susegad-story-list',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}`
        ? `export const components = ${listOf('packages/ui/src/*/*.stories.tsx')}
export const pages = ${listOf('apps/storybook/pages/*.stories.tsx')}`
        : null,
  }
}

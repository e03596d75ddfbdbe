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
function listed(file: string): Listed {
  // An argument of a story may be called title, too.
  const [, title] =
    /^ {2}title: '((?:Components|Pages)\/[^']+)'/m.exec(readFileSync(join(root, file), 'utf8')) ?? []
  if (!title) throw new Error(`${file} has no title that begins with Components/ or Pages/.`)
  const [group = '', name = ''] = title.split('/').slice(-2)
  return { name, group, id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-'), entry: entryOf(file) ?? null }
}

/** Name, group and id of the stories in some files, in the order of the files. */
export const storiesIn = (pattern: string): Listed[] => globSync(pattern, { cwd: root }).sort().map(listed)

const listOf = (pattern: string): string => JSON.stringify(storiesIn(pattern))

/** A virtual module that lists every component and page without importing any. */
export function storyList(): Plugin {
  return {
    name: 'susegad-story-list',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    load: (asked) =>
      asked === `\0${id}`
        ? `export const components = ${listOf('packages/ui/src/*/*/*.stories.tsx')}
export const pages = ${listOf('apps/storybook/pages/*.stories.tsx')}`
        : null,
  }
}

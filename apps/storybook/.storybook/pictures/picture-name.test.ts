import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { expect, test } from 'vitest'
import drawnBy from '../../pictures/browsers.json' with { type: 'json' }
import { pictureName } from './picture-name.ts'

const root = join(import.meta.dirname, '../../../..')
const pictures = readdirSync(join(import.meta.dirname, '../../pictures'))
  .filter((file) => file.endsWith('.webp'))
  .map((file) => parse(file).name)

/** The pictures that the stories of a file may have. */
function picturesOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8')
  const [, title = ''] = /^ {2}title: '(\w+\/[^']+)'/m.exec(source) ?? []
  return [...source.matchAll(/^export const (\w+)/gm)].flatMap(([, story = '']) =>
    ['light', 'dark'].map((theme) => pictureName(toId(title, storyNameFromExport(story)), theme)),
  )
}

test('the browser version of a picture is found by its name', () => {
  expect(Object.keys(drawnBy).sort()).toEqual(pictures.toSorted())
  expect(Object.keys(drawnBy)).toContain(pictureName('components-actions-button--matrix', 'light'))
})

test('every picture belongs to a story', () => {
  const files = globSync(['packages/ui/src/*/*/*.stories.tsx', 'apps/storybook/*/**/*.stories.tsx'], {
    cwd: root,
  })
  const known = new Set(files.flatMap(picturesOf))
  expect(pictures.filter((name) => !known.has(name))).toEqual([])
})

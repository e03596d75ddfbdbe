import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storiesIn } from './story-list.ts'

const pictures = join(import.meta.dirname, '../../pictures')
const components = storiesIn('packages/ui/src/*/*/*.stories.tsx')

test('every component is in one of the seven groups', () => {
  expect([...new Set(components.map(({ group }) => group))].sort()).toEqual([
    'Actions',
    'Content',
    'Feedback',
    'Forms',
    'Media',
    'Navigation',
    'Structure',
  ])
})

test('every component has the picture that the overview shows', () => {
  const missing = components.filter(({ id }) => !existsSync(join(pictures, `${id}-matrix-light.webp`)))
  expect(missing.map(({ name }) => name)).toEqual([])
})

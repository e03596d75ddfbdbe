import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { draws, fontFaces } from '../build/font-faces.ts'

const root = new URL('../../../', import.meta.url).pathname
const faces = fontFaces(readFileSync(`${root}packages/ui/src/fonts/fonts.css`, 'utf8'))
const families = Object.entries(Object.groupBy(faces, ({ family }) => family))

const shownTexts = globSync(
  [
    'packages/ui/src/**/*.stories.tsx',
    'packages/ui/src/**/*.docs.tsx',
    'packages/ui/src/locale/**/*.ts',
    'packages/catalog-data/example/**/*.json',
    'apps/storybook/{blocks,pages,patterns,start,theming}/**/*.tsx',
    'apps/web/src/**/*.{ts,tsx}',
  ],
  { cwd: root, exclude: ['**/*.test.*'] },
)

const latinLetters = (text: string) => [...new Set(text.match(/\p{Script=Latin}/gu))]

test.each(families)('no letter is drawn by two files of %s', (_, files = []) => {
  const ranges = files.flatMap((face) => face.ranges).sort(([a], [b]) => a - b)
  expect(files.length).toBeGreaterThan(1)
  expect(ranges.filter(([first], index) => first <= (ranges[index - 1]?.[1] ?? 0))).toEqual([])
})

test.each(families)('%s draws every Latin letter of stories and pages', (family, files = []) => {
  const missing = shownTexts.flatMap((file) =>
    latinLetters(readFileSync(root + file, 'utf8'))
      .filter((letter) => !files.some((face) => draws(face, letter)))
      .map((letter) => `${file}: ${letter} is in no file of ${family}, so the system's font draws it`),
  )
  expect(shownTexts.length).toBeGreaterThan(200)
  expect(missing).toEqual([])
})

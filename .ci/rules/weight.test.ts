import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'

// Git keeps every version, so a large file costs everyone who clones the repository.
const largestBinary = 300 * 1024
const allStoryPictures = 12 * 1024 * 1024

const root = resolve(import.meta.dirname, '../..')
const sizeOf = (file: string) => statSync(resolve(root, file)).size
// Git's rule: a text file has no zero byte near its beginning.
const isBinary = (file: string) => readFileSync(resolve(root, file)).subarray(0, 8000).includes(0)

it('no binary file is larger than 300 KB', () => {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  const there = listed
    .split('\0')
    .filter((file) => file && statSync(resolve(root, file), { throwIfNoEntry: false }))
  expect(there.length).toBeGreaterThan(1000)
  const large = there.filter((file) => sizeOf(file) > largestBinary && isBinary(file))
  expect(large.map((file) => `${file}: make it smaller, or generate it in the build`)).toEqual([])
})

it('the story pictures take no more than 12 MB together', () => {
  const pictures = globSync('apps/storybook/pictures/*.webp', { cwd: root })
  expect(pictures.length).toBeGreaterThan(100)
  const weight = pictures.reduce((sum, file) => sum + sizeOf(file), 0)
  expect(weight, 'show less in a story, or remove a duplicate').toBeLessThanOrEqual(allStoryPictures)
})

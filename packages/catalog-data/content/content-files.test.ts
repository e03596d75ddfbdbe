import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contentFiles } from './content-files.ts'

const root = new URL('../', import.meta.url)
const files = await contentFiles()

describe('what is made of the content', () => {
  it.each(Object.entries(files))('%s is up to date (run the content command)', (file, text) => {
    expect(readFileSync(new URL(file, root), 'utf8')).toBe(text)
  })

  it('has nothing left over of records that are gone', () => {
    const there = globSync('src/!(pictures)/generated/*.ts', { cwd: root })
    expect(there.filter((file) => !(file in files))).toEqual([])
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listFiles } from './list-files.ts'

const source = new URL('../src/', import.meta.url)

test.each(Object.entries(listFiles()))(
  '%s lists the records there are (run the lists command)',
  (file, text) => {
    expect(readFileSync(new URL(file, source), 'utf8')).toBe(text)
  },
)

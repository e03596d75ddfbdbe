import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const source = new URL('../src/', import.meta.url).pathname

describe.each(globSync('{general,travel}/*/*.stories.tsx', { cwd: source }))('%s', (file) => {
  const stories = readFileSync(`${source}${file}`, 'utf8')

  test('says when to use it and when not', () => {
    expect(stories).toMatch(/\*\*Use /)
    expect(stories).toMatch(/\*\*Do not/)
  })

  test('lays its states out in one matrix', () => {
    expect(stories).toMatch(/^export const Matrix: Story = \{[\s\S]*<StateMatrix/m)
  })
})

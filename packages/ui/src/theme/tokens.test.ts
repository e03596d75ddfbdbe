import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { themeFiles } from '../../build/theme-files.ts'
import { contrast, isShownBySrgb } from './color.ts'
import { colorNames, leastContrast, pairs, type ThemeName, themes } from './tokens.ts'

describe.each(Object.keys(themes) as ThemeName[])('%s theme', (name) => {
  const palette = themes[name]

  test.each(pairs)('$foreground on $background can be read', ({ foreground, background, kind }) => {
    expect(contrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(
      leastContrast(name, kind),
    )
  })

  test.each(colorNames)('%s is a colour every screen can show', (color) => {
    expect(isShownBySrgb(palette[color])).toBe(true)
  })
})

test.each(Object.entries(themeFiles()))('%s is what the tokens say (run build-theme.ts)', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text)
})

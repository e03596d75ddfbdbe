import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contrast, isShownBySrgb } from './color.ts'
import { themeFiles } from './theme-files.ts'
import { colorNames, pairs, type ThemeName, themes } from './tokens.ts'

describe.each(Object.keys(themes) as ThemeName[])('%s theme', (name) => {
  const palette = themes[name]
  const least = name === 'contrast' ? { text: 7, edge: 4.5 } : { text: 4.5, edge: 3 }

  test.each(pairs)('$foreground on $background can be read', ({ foreground, background, kind }) => {
    expect(contrast(palette[foreground], palette[background])).toBeGreaterThanOrEqual(least[kind])
  })

  test.each(colorNames)('%s is a colour every screen can show', (color) => {
    expect(isShownBySrgb(palette[color])).toBe(true)
  })
})

test.each(Object.entries(themeFiles()))('%s is what the tokens say (run build-theme.ts)', (name, text) => {
  expect(readFileSync(new URL(name, import.meta.url), 'utf8')).toBe(text)
})

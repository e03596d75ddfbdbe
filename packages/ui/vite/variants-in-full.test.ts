import { expect, test } from 'vitest'
import { variantsInFull } from './variants-in-full.ts'

const classes =
  "const tag = cva('tag', { variants: { size: { sm: 'tag-sm', '2xl': null }, tone: { ink: '' } } })\n"

test('a variant is written as the values its cva lists, and nothing else changes', () => {
  const props = `interface TagProps {
  /** How large. @default 'sm' */
  size?: Variant<typeof tag, 'size'> | undefined
  tone?: Variant<typeof tag, 'tone'> | undefined
}`
  expect(variantsInFull(classes + props)).toBe(`${classes}interface TagProps {
  /** How large. @default 'sm' */
  size?: 'sm' | '2xl' | undefined
  tone?: 'ink' | undefined
}`)
})

test('a variant that no cva of the module lists is an error', () => {
  expect(() => variantsInFull(`${classes}type Side = Variant<typeof tag, 'side'>`)).toThrow(
    'no cva "tag" of this module lists "side"',
  )
})

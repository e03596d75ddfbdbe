import { expect, test } from 'vitest'
import { controlOf } from './control-of.ts'
import { propsOf } from './props-of.ts'
import { typeText } from './type-text.ts'

const literal = (value: string) => ({ name: 'literal', value })
const left = { name: 'undefined' }
const union = (...elements: { name: string }[]) => ({ name: 'union', elements: [...elements, left] })

test.each([
  [union(literal("'sm'"), literal("'lg'")), "'sm' | 'lg'"],
  [union(union(literal("'sm'")), literal("'lg'")), "'sm' | 'lg'"],
  [union({ name: 'boolean' }), 'boolean'],
  [{ ...union({ name: 'unknown' }), raw: '((page: number) => void) | undefined' }, '(page: number) => void'],
  [{ name: 'ReactReactNode', raw: 'React.ReactNode' }, 'ReactNode'],
  [{ name: 'ReadonlyArray', raw: 'ReadonlyArray<Photo>' }, 'readonly Photo[]'],
])('%j is written as %s', (type, text) => {
  expect(typeText(type)).toBe(text)
})

test.each([
  [union(literal("'sm'"), literal("'lg'")), { control: { type: 'inline-radio' }, options: ['sm', 'lg'] }],
  [union(literal('1'), literal('2')), { control: { type: 'inline-radio' }, options: [1, 2] }],
  [union({ name: 'string' }, { name: 'ReactElement' }), { control: { type: 'text' } }],
  [union({ name: 'number' }, literal("'never'")), { control: { type: 'number' } }],
  [union({ name: 'boolean' }), { control: { type: 'boolean' } }],
  [union({ name: 'PictureImage' }), { control: { disable: true } }],
])('%j has the control %j', (type, control) => {
  expect(controlOf(type)).toEqual(control)
})

test('a default is in its own column, not in the description', () => {
  const props = {
    size: { description: 'How large. @default 12', tsType: { name: 'number' } },
    labels: { description: '', tsType: { name: 'Labels' }, defaultValue: { value: '{}', computed: false } },
  }
  const rows = propsOf({ __docgenInfo: { description: 'A bar. Renders a `<nav>`.', props } })
  expect(rows.size).toMatchObject({ description: 'How large.', table: { defaultValue: { summary: '12' } } })
  expect(rows.labels?.table).toEqual({ type: { summary: 'Labels' } })
  expect(rows['…']?.table?.type?.summary).toBe('attributes of <nav>')
})

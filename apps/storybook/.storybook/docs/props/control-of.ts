import type { InputType } from 'storybook/internal/types'
import { type DocgenType, membersOf, typeText } from './type-text.ts'

type Control = Pick<InputType, 'control' | 'options'>

const none: Control = { control: { disable: true } }
const few = 4

function literalOf(value: string): string | number | boolean {
  if (/^['"]/.test(value)) return value.slice(1, -1)
  return value === 'true' || value === 'false' ? value === 'true' : Number(value)
}

/** The control for a type, or none if no form field can set all of its values. */
export function controlOf(type: DocgenType): Control {
  const members = membersOf(type)
  const values = members.flatMap(({ name, value }) => (name === 'literal' && value ? [literalOf(value)] : []))
  if (values.length > 0 && values.length === members.length)
    return { control: { type: values.length > few ? 'select' : 'inline-radio' }, options: values }
  const texts = members.map(typeText)
  if (texts.includes('string') || texts.includes('ReactNode')) return { control: { type: 'text' } }
  if (texts.includes('number')) return { control: { type: 'number' } }
  if (texts.includes('boolean')) return { control: { type: 'boolean' } }
  return none
}

/** Plain data, which the object control can edit: no elements, no functions. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function'
  return !('$$typeof' in value) && Object.values(value).every(isData)
}

/** Whether a control can hold the story's value: a text field cannot hold an element. */
export function controlFor(input: InputType, arg: unknown): InputType {
  if (typeof arg !== 'object' || arg === null) return input
  return { ...input, control: isData(arg) ? { type: 'object' } : { disable: true } }
}

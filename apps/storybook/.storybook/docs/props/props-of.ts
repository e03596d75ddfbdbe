import type { InputType, StrictArgTypes } from 'storybook/internal/types'
import { controlOf } from './control-of.ts'
import { type DocgenType, typeText } from './type-text.ts'

interface DocgenProp {
  tsType?: DocgenType
  required?: boolean
  description?: string
  defaultValue?: { value: string; computed: boolean } | null
}

export interface Documented {
  displayName?: string
  __docgenInfo?: { displayName?: string; description?: string; props?: Record<string, DocgenProp> }
}

const defaultTag = /\s*@default (.+?)\s*$/s

/** Inherited HTML attributes have no type in docgen: infer it from the default value. */
const typeOf = ({ tsType, defaultValue }: DocgenProp): DocgenType =>
  tsType ?? { name: /^\d/.test(defaultValue?.value ?? '') ? 'number' : 'string' }

function row(name: string, prop: DocgenProp): InputType {
  const { description = '', required = false, defaultValue } = prop
  const type = typeOf(prop)
  const said = defaultTag.exec(description)?.[1]
  // Skip `{}` and names of constants: the doc comment gives their values.
  const inCode = defaultValue && !defaultValue.computed && !/^[{[]/.test(defaultValue.value)
  const usual = said ?? (inCode ? defaultValue.value : undefined)
  return {
    name,
    description: description.replace(defaultTag, ''),
    // Storybook reads `required` from here; the column shows `table.type`.
    type: { name: 'other', value: typeText(type), required },
    table: {
      type: { summary: typeText(type) },
      ...(usual ? { defaultValue: { summary: usual.replace(/\s+/g, ' ') } } : {}),
    },
    ...controlOf(type),
  }
}

/** Rows of a component's props table: its own props, then one row for the attributes of its element. */
export function propsOf(component: Documented): StrictArgTypes {
  const { props = {}, description = '' } = component.__docgenInfo ?? {}
  const rows = Object.entries(props).map(([name, prop]) => [name, row(name, prop)] as const)
  const element = /[Rr]enders an? (?:modal )?`(<\w+)/.exec(description)?.[1]
  const attributes: InputType = {
    name: '…',
    description: `Every attribute of \`${element}>\` is passed on to it, \`ref\` and \`className\` too.`,
    type: { name: 'other', value: 'attributes' },
    table: { type: { summary: `attributes of ${element}>` } },
    control: { disable: true },
  }
  return Object.fromEntries(element ? [...rows, ['…', attributes]] : rows) as StrictArgTypes
}

const say = (words: string) => (value: string | null) => (value === 'true' ? [words] : [])
const either = (yes: string, no: string) => (value: string | null) =>
  value === 'true' ? [yes] : value === 'false' ? [no] : []

const attributes: readonly (readonly [string, (value: string | null) => string[]])[] = [
  ['aria-expanded', either('expanded', 'collapsed')],
  ['aria-checked', either('checked', 'not checked')],
  ['aria-pressed', either('pressed', 'not pressed')],
  ['aria-selected', either('selected', 'not selected')],
  ['aria-current', (value) => (value && value !== 'false' ? [`current ${value}`.replace(' true', '')] : [])],
  [
    'aria-haspopup',
    (value) => (value && value !== 'false' ? [`opens a ${value.replace('true', 'menu')}`] : []),
  ],
  ['aria-required', say('required')],
  ['aria-invalid', say('invalid')],
  ['aria-disabled', say('unavailable')],
  ['aria-busy', say('busy')],
  ['aria-modal', say('modal')],
  ['aria-sort', (value) => (value && value !== 'none' ? [`sorted ${value}`] : [])],
  ['aria-valuetext', (value) => (value ? [value] : [])],
]

function nativeStates(element: Element): string[] {
  const states: string[] = []
  if (element.matches('summary')) {
    const { parentElement } = element
    states.push(parentElement?.hasAttribute('open') ? 'expanded' : 'collapsed')
  }
  if (element.matches('[type=checkbox], [type=radio]'))
    states.push(element.matches(':checked') ? 'checked' : 'not checked')
  if (element.matches(':disabled')) states.push('unavailable')
  if (element.matches('[readonly]')) states.push('read only')
  if (element.matches('[required]:not([aria-required])')) states.push('required')
  if (element.matches('dialog:modal')) states.push('modal')
  return states
}

function itemsOf(list: Element): string {
  const { length } = list.querySelectorAll(':scope > li, :scope > [role=listitem]')
  return length === 1 ? '1 item' : `${length} items`
}

function currentValue(element: Element, role: string): string[] {
  if (role === 'heading') return [`level ${element.getAttribute('aria-level') ?? element.localName.slice(1)}`]
  if (role === 'list') return [itemsOf(element)]
  if (role === 'progressbar')
    return [element.getAttribute('value') ?? element.getAttribute('aria-valuenow') ?? 'busy']
  if (element.matches('[type=checkbox], [type=radio], [type=file], button')) return []
  if (element.hasAttribute('aria-valuetext')) return []
  if (element.localName === 'select')
    return [(element as HTMLSelectElement).selectedOptions[0]?.text ?? ''].filter(Boolean)
  if (element.matches('input, textarea')) {
    const { value, placeholder } = element as HTMLInputElement
    return value
      ? [element.matches('[type=password]') ? 'hidden text' : value]
      : placeholder
        ? [placeholder]
        : []
  }
  return [element.getAttribute('aria-valuenow') ?? ''].filter(Boolean)
}

/** States and value of an element, as a screen reader announces them after name and role. */
export function statesOf(element: Element, role: string): string[] {
  const told = attributes.flatMap(([name, words]) => words(element.getAttribute(name)))
  return [...new Set([...currentValue(element, role), ...told, ...nativeStates(element)])]
}

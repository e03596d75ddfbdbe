import { getRole } from 'dom-accessibility-api'

const sections = 'article, aside, main, nav, section'

/** An element's role as browsers compute it, where the library looks at the tag only. */
export function roleOf(element: Element): string {
  const role = getRole(element) ?? ''
  if (element.hasAttribute('role')) return role
  // Not landmarks of the page inside a section.
  if (element.matches('header, footer') && element.parentElement?.closest(sections)) return ''
  // A `<details>` is not announced: its summary is the button, with the expanded state.
  if (element.localName === 'details') return ''
  if (element.localName === 'summary' || element.localName === 'iframe') return element.localName
  if (element.localName === 'fieldset' || element.localName === 'optgroup') return 'group'
  if (element instanceof SVGElement) return element.hasAttribute('aria-label') ? 'img' : ''
  // Dates, times and passwords have no role of their own.
  if (element.localName === 'input' && !role) return 'textbox'
  return role
}

const fields: Readonly<Record<string, string>> = {
  date: 'date field',
  password: 'password field',
  file: 'file field',
}
const elements: Readonly<Record<string, string>> = { summary: 'button', iframe: 'frame' }

/** The spoken role, where it differs. */
export function saidRole(element: Element, role: string): string {
  const own = element.getAttribute('aria-roledescription')
  const ofField = element.localName === 'input' ? fields[element.getAttribute('type') ?? ''] : undefined
  return own ?? ofField ?? elements[role] ?? role
}

import { getRole } from 'dom-accessibility-api'

const sections = 'article, aside, main, nav, section'

/** An element's role as browsers compute it, where the library goes by the tag alone. */
export function roleOf(element: Element): string {
  const role = getRole(element) ?? ''
  if (element.hasAttribute('role')) return role
  // Inside a section they are no landmarks of the page.
  if (element.matches('header, footer') && element.parentElement?.closest(sections)) return ''
  // The `<details>` says nothing: its summary is the button, and tells whether it is open.
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

/** The role as it is said, where that differs. */
export function saidRole(element: Element, role: string): string {
  const own = element.getAttribute('aria-roledescription')
  const ofField = element.localName === 'input' ? fields[element.getAttribute('type') ?? ''] : undefined
  return own ?? ofField ?? elements[role] ?? role
}

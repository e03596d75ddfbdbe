import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { roleOf, saidRole } from './role-of.ts'
import { statesOf } from './states-of.ts'

/** A screen reader's line for one element, or one run of plain text. */
export interface SpokenLine {
  role: string
  /** The spoken role, such as 'slide' for a group. */
  said: string
  name: string
  /** States, values and the description, in spoken order. */
  further: string[]
}

/** Grouping elements are announced by their name; without a name they are not announced. */
const namedOnly = new Set(['region', 'form', 'group', 'radiogroup', 'article', 'figure', 'toolbar'])

/** Roles named by their contents, which are not repeated. */
const leaves = new Set([
  'button',
  'link',
  'heading',
  'img',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'spinbutton',
  'tab',
  'option',
  'menuitem',
  'progressbar',
  'separator',
  'summary',
  'iframe',
])

/** Roles named only by `aria-label` and the like: their contents follow. */
const holders = new Set([
  ...namedOnly,
  'banner',
  'complementary',
  'contentinfo',
  'dialog',
  'alertdialog',
  'alert',
  'grid',
  'list',
  'listbox',
  'main',
  'menu',
  'navigation',
  'search',
  'status',
  'table',
  'tablist',
  'tabpanel',
])

export const isLeaf = (role: string): boolean => leaves.has(role)

/** The line for an element, or none if its role is not announced. */
export function lineOf(element: Element): SpokenLine | undefined {
  const role = roleOf(element)
  if (!leaves.has(role) && !holders.has(role)) return undefined
  const name = computeAccessibleName(element).trim()
  if (namedOnly.has(role) && !name) return undefined
  if (role === 'img' && !name) return undefined
  // A live region is empty until something is announced.
  if (role === 'status' && !element.textContent?.trim()) return undefined
  const description = computeAccessibleDescription(element).trim()
  const further = [...statesOf(element, role), ...(description && description !== name ? [description] : [])]
  return { role, said: saidRole(element, role), name, further }
}

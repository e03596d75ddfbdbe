import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api'
import { roleOf, saidRole } from './role-of.ts'
import { statesOf } from './states-of.ts'

/** A screen reader's line for one element, or one run of plain text. */
export interface SpokenLine {
  role: string
  /** The role as it is said, such as 'slide' for a group. */
  said: string
  name: string
  /** States, values and the description, in the order in which they are said. */
  further: string[]
}

/** Elements that only group others are announced by their name, without which nothing is said of them. */
const namedOnly = new Set(['region', 'form', 'group', 'radiogroup', 'article', 'figure', 'toolbar'])

/** Roles whose contents are their name, so that nothing inside is said once more. */
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

/** Named by their author alone: what they hold is said after them. */
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

/** The line for an element; none where its role says nothing by itself. */
export function lineOf(element: Element): SpokenLine | undefined {
  const role = roleOf(element)
  if (!leaves.has(role) && !holders.has(role)) return undefined
  const name = computeAccessibleName(element).trim()
  if (namedOnly.has(role) && !name) return undefined
  if (role === 'img' && !name) return undefined
  // A place for what will be said stands empty until then.
  if (role === 'status' && !element.textContent?.trim()) return undefined
  const description = computeAccessibleDescription(element).trim()
  const further = [...statesOf(element, role), ...(description && description !== name ? [description] : [])]
  return { role, said: saidRole(element, role), name, further }
}

// Those with Ctrl or Alt work while typing: the answer form and the palette handle them.
const table = [
  { action: 'next', keys: ['j'], does: 'Next enquiry', where: 'anywhere' },
  { action: 'previous', keys: ['k'], does: 'Previous enquiry', where: 'anywhere' },
  { action: 'search', keys: ['/'], does: 'Search', where: 'anywhere' },
  { action: 'arrivals', keys: ['r'], does: 'Show new enquiries', where: 'anywhere' },
  { action: 'undo', keys: ['z'], does: 'Undo the last change', where: 'anywhere' },
  { action: 'palette', keys: ['Ctrl K'], does: 'Find a command, a view or a customer', where: 'anywhere' },
  { action: 'help', keys: ['?'], does: 'These shortcuts', where: 'anywhere' },
  { action: 'views', keys: ['v'], does: 'Go to the views', where: 'list' },
  { action: 'open', keys: ['o'], does: 'Open the selected or first enquiry', where: 'list' },
  { action: 'select', keys: ['x'], does: 'Select or deselect', where: 'list' },
  { action: 'select-page', keys: ['a'], does: 'Select the page', where: 'list' },
  { action: 'copy', keys: ['c'], does: 'Copy', where: 'list' },
  { action: 'change-selected', keys: ['m'], does: 'Change the selected', where: 'list' },
  { action: 'snooze-selected', keys: ['h'], does: 'Snooze the selected', where: 'list' },
  { action: 'urgent-selected', keys: ['u'], does: 'Mark the selected as urgent', where: 'list' },
  { action: 'label-selected', keys: ['l'], does: 'Label the selected', where: 'list' },
  { action: 'delete', keys: ['#', 'Delete'], does: 'Delete', where: 'anywhere' },
  { action: 'whatsapp', keys: ['w'], does: 'Reply on WhatsApp', where: 'panel' },
  { action: 'mail', keys: ['e'], does: 'Reply by email', where: 'anywhere' },
  { action: 'send', keys: ['Ctrl Enter'], does: 'Send', where: 'panel' },
  { action: 'send-next', keys: ['Alt Enter'], does: 'Send and next', where: 'panel' },
  { action: 'send-resolve', keys: ['Ctrl Shift Enter'], does: 'Send, resolve and next', where: 'panel' },
  { action: 'call', keys: ['p'], does: 'Call', where: 'panel' },
  { action: 'log', keys: ['t'], does: 'Log a call, chat or visit', where: 'panel' },
  { action: 'assign-me', keys: ['i'], does: 'Assign to me', where: 'panel' },
  { action: 'assign', keys: ['a'], does: 'Assign to somebody', where: 'panel' },
  { action: 'urgent', keys: ['u'], does: 'Mark as urgent or not urgent', where: 'panel' },
  { action: 'label', keys: ['l'], does: 'Add or remove a label', where: 'panel' },
  { action: 'snooze', keys: ['h'], does: 'Snooze', where: 'panel' },
  { action: 'spam', keys: ['!'], does: 'Mark as spam and open the next', where: 'panel' },
  { action: 'note', keys: ['n'], does: 'Write a note', where: 'panel' },
  { action: 'pending', keys: ['1'], does: 'Mark as pending', where: 'panel' },
  { action: 'in_progress', keys: ['2'], does: 'Mark as in progress', where: 'panel' },
  { action: 'resolved', keys: ['3'], does: 'Mark as resolved', where: 'panel' },
  { action: 'closed', keys: ['4'], does: 'Mark as closed', where: 'panel' },
  { action: 'next-waiting', keys: ['g'], does: 'Next enquiry that needs a reply', where: 'anywhere' },
  { action: 'close', keys: ['Escape'], does: 'Close', where: 'panel' },
] as const

export type DeskAction = (typeof table)[number]['action']

interface Shortcut {
  action: DeskAction
  /** Values of `KeyboardEvent.key`; with Ctrl or Alt only shown. */
  keys: readonly string[]
  does: string
  where: 'list' | 'panel' | 'anywhere'
}

export const shortcuts: readonly Shortcut[] = table

/** Whether the open enquiry's panel does it. */
export const isOfPanel = (action: DeskAction): boolean =>
  action === 'mail' || shortcuts.some((it) => it.action === action && it.where === 'panel')

interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  defaultPrevented: boolean
  isComposing: boolean
}

/** The action of a key, or undefined. */
export function actionOf(event: PressedKey, panelOpen: boolean): DeskAction | undefined {
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey)
    return undefined
  const here = shortcuts.filter(
    ({ where }) => where === 'anywhere' || where === (panelOpen ? 'panel' : 'list'),
  )
  return here.find(({ keys }) => keys.includes(event.key))?.action
}

const storageKey = 'susegad-shortcuts'

/** Single-letter shortcuts can be turned off: they get in the way of voice control. */
export function shortcutsAreOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off'
  } catch {
    return true
  }
}

export function keepShortcutsOn(on: boolean): void {
  try {
    if (on) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'off')
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

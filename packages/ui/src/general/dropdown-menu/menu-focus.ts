export type MenuEntry = 'first' | 'last' | 'menu'

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
]

export function enterMenu(menu: HTMLElement, entry: MenuEntry): void {
  const items = itemsOf(menu)
  const item = entry === 'menu' ? undefined : items.at(entry === 'first' ? 0 : -1)
  const target = item ?? menu
  target.focus()
}

/** Moves the focus on arrow keys, Home and End; returns `false` for other keys. */
export function moveFocus(menu: HTMLElement, key: string): boolean {
  const items = itemsOf(menu)
  const place = items.indexOf(document.activeElement as HTMLElement)
  const next = {
    ArrowDown: items[place + 1] ?? items[place],
    ArrowUp: place < 0 ? items.at(-1) : (items[place - 1] ?? items[0]),
    Home: items[0],
    End: items.at(-1),
  }[key]
  next?.focus()
  return next !== undefined
}

const nameOf = (item: HTMLElement): string => (item.textContent ?? '').trim().toLowerCase()

/** Typeahead: the next item that starts with the typed text; repeating one letter cycles through its items. */
export function findByName(menu: HTMLElement, typed: string): HTMLElement | undefined {
  const items = itemsOf(menu)
  const isOneLetter = [...typed].every((letter) => letter === typed[0])
  const sought = (isOneLetter ? typed.slice(0, 1) : typed).toLowerCase()
  const place = items.indexOf(document.activeElement as HTMLElement)
  const from = isOneLetter ? place + 1 : Math.max(place, 0)
  return [...items.slice(from), ...items.slice(0, from)].find((item) => nameOf(item).startsWith(sought))
}

import { type KeyboardEvent, type RefObject, useId, useState } from 'react'

interface TypedMenuOptions<Item extends { _id: string }> {
  field: RefObject<HTMLTextAreaElement | null>
  /** Matches the text before the caret; its first group is the sign with what is typed after it. */
  sign: RegExp
  find: (query: string) => readonly Item[]
  onInsert: (item: Item, asked: Asked, area: HTMLTextAreaElement) => void
}

interface Asked {
  from: number
  to: number
  query: string
}

/** A menu that a sign brings up in a text field, filtered by what is typed after it. The field keeps the focus. */
export function useTypedMenu<Item extends { _id: string }>({
  field,
  sign,
  find,
  onInsert,
}: TypedMenuOptions<Item>) {
  const list = useId()
  const [asked, setAsked] = useState<Asked>()
  const [active, setActive] = useState(0)
  const found = asked ? find(asked.query) : []
  const current = found[Math.min(active, found.length - 1)]

  function insert(item: Item) {
    const area = field.current
    if (!area || !asked) return
    setAsked(undefined)
    onInsert(item, asked, area)
  }

  return {
    list,
    found,
    current,
    insert,
    open: asked !== undefined,
    activate: setActive,
    fieldProps: {
      'aria-autocomplete': 'list' as const,
      'aria-controls': asked ? list : undefined,
      'aria-activedescendant': current ? `${list}-${current._id}` : undefined,
      onBlur: () => setAsked(undefined),
    },
    /** Opens when the text before the caret ends with the sign. */
    look({ value, selectionStart }: HTMLTextAreaElement) {
      const typed = sign.exec(value.slice(0, selectionStart))?.[1]
      setActive(0)
      setAsked(
        typed === undefined
          ? undefined
          : { from: selectionStart - typed.length, to: selectionStart, query: typed.slice(1) },
      )
    },
    /** Returns whether the menu handled the key. */
    onKeyDown(event: KeyboardEvent): boolean {
      if (!asked) return false
      const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
      const step = steps[event.key]
      if (event.key === 'Escape') {
        // Stop Escape from closing the panel too.
        event.stopPropagation()
        event.preventDefault()
        setAsked(undefined)
      } else if (step !== undefined && found.length > 0) {
        event.preventDefault()
        setActive((Math.min(active, found.length - 1) + step + found.length) % found.length)
      } else if (
        (event.key === 'Enter' || event.key === 'Tab') &&
        current &&
        !event.ctrlKey &&
        !event.metaKey
      ) {
        event.preventDefault()
        insert(current)
      } else return false
      return true
    },
  }
}

/** Inserts words in place of what was asked for, and selects a part of them once React has updated the field. */
export function insertWords(
  area: HTMLTextAreaElement,
  { from, to }: Asked,
  words: string,
  onText: (text: string) => void,
  selected = '',
): void {
  const text = area.value.slice(0, from) + words + area.value.slice(to)
  onText(text)
  const start = selected ? text.indexOf(selected, from) : from + words.length
  requestAnimationFrame(() => {
    area.focus()
    area.setSelectionRange(start, start + selected.length)
  })
}

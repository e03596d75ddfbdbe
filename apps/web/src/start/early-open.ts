import { liveEvent, waitingPart } from './part.ts'
import { sameElement } from './same-element.ts'

/** Dialogs, menus and questions open without script: a part that is drawn anew opens again what was open in it. */
export function keepOpen(): void {
  const opened = new Map<HTMLElement, { part: HTMLElement; find: () => HTMLElement | undefined }>()
  const note = (event: ToggleEvent) => {
    const { target, newState } = event
    if (!(target instanceof HTMLElement)) return
    const part = target.closest<HTMLElement>(waitingPart)
    if (newState === 'open' && part) opened.set(target, { part, find: sameElement(target, part) })
    else opened.delete(target)
  }
  // `toggle` comes in a task of its own, before which the part may have been drawn anew; `details` have no other.
  addEventListener('beforetoggle', note, { capture: true })
  addEventListener('toggle', note, { capture: true })
  addEventListener(liveEvent, ({ target }) => {
    for (const [element, { part, find }] of opened) {
      if (part !== target) continue
      opened.delete(element)
      const found = find()
      if (!found?.matches(':modal, :popover-open, [open]')) open(found)
    }
  })
}

function open(element: HTMLElement | undefined): void {
  if (element instanceof HTMLDialogElement) element.showModal()
  else if (element instanceof HTMLDetailsElement) element.open = true
  else element?.showPopover()
}

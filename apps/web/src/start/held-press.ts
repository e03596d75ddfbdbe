import { findAgain, waitingPart } from './part.ts'

/** Browsers send no click when the element under `mousedown` is replaced before `mouseup`: dispatch it here. */
export function finishHeldPresses(): void {
  const once = { capture: true, once: true }
  const press = ({ target, button }: MouseEvent) => {
    const part = target instanceof Element && target.closest<HTMLElement>(waitingPart)
    if (!part || button !== 0) return
    const find = findAgain(target, part)
    let isClicked = false
    const release = (event: MouseEvent) =>
      find((found) => {
        const isOnIt = event.target instanceof Node && found.contains(event.target)
        if (isOnIt && !isClicked) found.dispatchEvent(new MouseEvent('click', event))
      })
    addEventListener('click', () => (isClicked = true), once)
    // Wait for the browser's own click, which follows `mouseup` in the same task.
    addEventListener('mouseup', (event) => setTimeout(release, 0, event), once)
  }
  addEventListener('mousedown', press, { capture: true })
}

import { type Pointer, stepsOf, within } from '../content/pointer.ts'

const FOCUSABLE = 'input, textarea, select, button, summary'

/** Scrolls to a field and focuses it; without its own input, the nearest parent field. */
export function goTo(field: Pointer): void {
  const steps = stepsOf(field)
  for (let depth = steps.length; depth > 0; depth -= 1) {
    const place = document.getElementById(steps.slice(0, depth).reduce<Pointer>(within, ''))
    if (!place) continue
    place.scrollIntoView({ block: 'start', behavior: 'instant' })
    place.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true })
    return
  }
}

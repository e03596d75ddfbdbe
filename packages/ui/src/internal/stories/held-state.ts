const held = { hover: 'hover', focus: 'focus', pressed: 'active' } as const

const firstControl = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/**
 * For stories: shows an element in its hover, focus or pressed state, which a page has only one of. The
 * workshop's stylesheets treat `data-held` like `:hover`, `:focus-visible` and `:active`.
 */
export function showHeld(
  names: readonly string[],
  part: string = firstControl,
): (cell: HTMLElement | null) => void {
  const [word] = /\b(hover|focus|pressed)\b/.exec(names.join(' ').toLowerCase()) ?? []
  const state = word && held[word as keyof typeof held]
  return (cell) => {
    if (!cell || !state) return
    const target = cell.querySelector<HTMLElement>(part) ?? cell.firstElementChild
    for (let element = target; element && element !== cell; element = element.parentElement) {
      element.setAttribute('data-held', element === target ? `${state} ${state}-within` : `${state}-within`)
    }
  }
}

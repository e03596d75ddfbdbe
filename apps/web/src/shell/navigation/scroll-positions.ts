import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** Links scroll to the top as the styles define; Back and Forward restore the position at once, with the whole page laid out. */
export function adjustScrollRestoration(router: AnyRouter): void {
  let followed = false
  const history: RouterHistory = router.history
  history.subscribe(({ action: { type } }) => {
    followed = type === 'PUSH' || type === 'REPLACE'
    router.options.scrollRestorationBehavior = followed ? 'auto' : 'instant'
    // Stop a running smooth scroll: it would override the position that Back restores.
    if (!followed) scrollTo({ top: scrollY, behavior: 'instant' })
  })
  router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    const { dataset } = document.documentElement
    if (followed && !toLocation.hash) delete dataset.whole
    else dataset.whole = ''
  })
  // Reset carousels: the router restores an element's scroll position on the next page too.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!followed || !fromLocation || !pathChanged) return
    for (const track of document.querySelectorAll('[data-slot="carousel-track"]'))
      track.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  })
}

import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** Following a link scrolls to the top as smoothly as the styles say; Back and Forward are where one was, at once. */
export function adjustScrollRestoration(router: AnyRouter): void {
  let followed = false
  const history: RouterHistory = router.history
  history.subscribe(({ action: { type } }) => {
    followed = type === 'PUSH' || type === 'REPLACE'
    router.options.scrollRestorationBehavior = followed ? 'auto' : 'instant'
  })
  // The router carries the place of anything that scrolls over to the same element of the next page.
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!followed || !fromLocation || !pathChanged) return
    for (const track of document.querySelectorAll('[data-slot="carousel-track"]'))
      track.scrollTo({ top: 0, left: 0, behavior: 'instant' })
  })
}

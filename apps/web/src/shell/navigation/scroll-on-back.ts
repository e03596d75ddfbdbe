import type { AnyRouter, RouterHistory } from '@tanstack/react-router'

/** Following a link scrolls to the top as smoothly as the styles say; Back and Forward are where one was, at once. */
export function scrollAtOnceOnBack(router: AnyRouter): void {
  const history: RouterHistory = router.history
  history.subscribe(({ action: { type } }) => {
    const followed = type === 'PUSH' || type === 'REPLACE'
    router.options.scrollRestorationBehavior = followed ? 'auto' : 'instant'
  })
}

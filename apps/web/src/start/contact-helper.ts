const waiting = '[data-slot="floating-contact"]:not([data-live])'
const shown = 10_000
const tick = 500

/**
 * Until its own script takes over: closes the contact helper after ten seconds, unless somebody is on it, and lets its
 * buttons work.
 */
export function workContactHelper(): void {
  const helper = () => document.querySelector<HTMLElement>(waiting)
  let left = shown
  const timer = setInterval(() => {
    const open = helper()
    if (open?.dataset.state !== 'open') {
      if (document.readyState !== 'loading') clearInterval(timer)
      return
    }
    if (open.matches(':hover, :focus-within')) return
    left -= tick
    if (left <= 0) open.dataset.state = 'closed'
  }, tick)
  const answer = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button')
    const pressed = helper()
    if (!button || !pressed?.contains(button)) return
    pressed.dataset.state = button.matches('[data-slot$="close"]') ? 'closed' : 'open'
  }
  addEventListener('click', answer, { capture: true })
}

const waiting = '[data-slot="floating-contact"]:not([data-live])'

/** Until its own script takes over: closes the contact helper after ten seconds with nobody on it, and lets its buttons work. */
export function workContactHelper(): void {
  let left = 10
  const timer = setInterval(() => {
    const open = document.querySelector<HTMLElement>(`${waiting}[data-state="open"]`)
    if (open?.matches(':hover, :focus-within') || --left > 0) return
    clearInterval(timer)
    if (open) open.dataset.state = 'closed'
  }, 1000)
  const answer = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    const helper = button?.closest<HTMLElement>(waiting)
    if (helper) helper.dataset.state = button?.matches('[data-slot$="close"]') ? 'closed' : 'open'
  }
  addEventListener('click', answer, { capture: true })
}

/** The inline script and the application share this name: until then the page is plain HTML. */
export const liveEvent = 'susegad:live'

/** From now on React hydrates what is touched at once. */
export function markLive(app: HTMLElement): void {
  app.dataset.part = 'live'
  dispatchEvent(new Event(liveEvent))
}

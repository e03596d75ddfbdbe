import { queryAnswered } from '../shell/navigation/query-answered.ts'

const listed = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []

const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link))

/**
 * Fetches the application once the page has loaded and been painted, or at the first touch or key, whichever is
 * first: nothing that a visitor sees waits for it. The libraries come first and run in a task of their own.
 */
export function fetchApplication(): void {
  const data = listed('page-data')
  // Asked for again, it is already there or on its way.
  const start = () => {
    // As build/document.ts lists them.
    const [entry = '', libraries = '', ...more] = listed('page-scripts')
    for (const href of [libraries, entry, ...more]) preload({ rel: 'modulepreload', href })
    // Preload the page's JSON; the application's fetch reuses it.
    for (const href of data.splice(0)) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href })
    const run = () => setTimeout(() => import(/* @vite-ignore */ entry).catch(queryAnswered))
    import(/* @vite-ignore */ libraries).then(run, run)
  }
  addEventListener('load', () => {
    new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
    // A page in the background is never painted.
    setTimeout(start, 1000)
  })
  // The browser's own answer to the touch goes first.
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => setTimeout(start, 50), { once: true, capture: true, passive: true })
}

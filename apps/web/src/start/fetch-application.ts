import { queryAnswered } from '../shell/navigation/query-answered.ts'

const listed = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []

const preload = (link: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), link))

/**
 * Loads the application once the page has loaded and been painted, or on the first touch or key, whichever is
 * first, so that it delays nothing visible. The libraries load first and run in a separate task.
 */
export function fetchApplication(): void {
  const data = listed('page-data')
  // Idempotent: modules are loaded only once.
  const start = () => {
    // Listed by build/document.ts.
    const [entry = '', libraries = '', ...more] = listed('page-scripts')
    for (const href of [libraries, entry, ...more]) preload({ rel: 'modulepreload', href })
    // Preload the page's JSON; the application's fetch reuses it.
    for (const href of data.splice(0)) preload({ rel: 'preload', as: 'fetch', crossOrigin: '', href })
    const run = () => setTimeout(() => import(/* @vite-ignore */ entry).catch(queryAnswered))
    import(/* @vite-ignore */ libraries).then(run, run)
  }
  addEventListener('load', () => {
    new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true })
    // Background pages are never painted.
    setTimeout(start, 1000)
  })
  // Let the browser handle the touch first.
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => setTimeout(start, 50), { once: true, capture: true, passive: true })
}

import { queryAnswered } from '../shell/navigation/query-answered.ts'

declare global {
  interface ImportMetaEnv {
    /** Address of the entry script, by the build. */
    readonly SITE_ENTRY: string
  }
}

const headLink = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** Addresses that the build wrote into the page. */
const listed = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.split(' ') ?? []

/**
 * Fetches the application once the page has loaded and been painted, or at the first touch or key, whichever is
 * first: nothing that a visitor sees waits for it. The libraries come first and run in a task of their own.
 */
export function fetchApplication(): void {
  let started = false
  const start = () => {
    if (started) return
    started = true
    // Inline already: a disabled link keeps the bundler's loader from fetching a sheet again.
    for (const href of listed('page-sheets')) headLink({ rel: 'stylesheet', disabled: true, href })
    const modules = listed('page-modules')
    for (const href of modules) headLink({ rel: 'modulepreload', href })
    const run = () =>
      setTimeout(() => import(/* @vite-ignore */ import.meta.env.SITE_ENTRY).catch(queryAnswered))
    import(/* @vite-ignore */ modules[0] ?? import.meta.env.SITE_ENTRY).then(run, run)
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

import { type ComponentProps, useSyncExternalStore } from 'react'

type Search = Record<string, unknown>

/** Written in by astro.config.ts. */
declare const siteData: unknown

/** As much of a router as `useSite` reads. */
export const useRouter = () => ({ options: { context: { site: siteData } } })

interface LinkProps extends ComponentProps<'a'> {
  to?: string
  params?: Record<string, string>
  activeOptions?: unknown
}

/** The router's link as a plain one. */
export function Link({ to = '', params = {}, activeOptions: _, ...rest }: LinkProps) {
  const href = to.replace(/\$(\w+)/g, (_whole, name: string) => params[name] ?? '')
  const current = href === pagePath() ? { 'aria-current': 'page' as const } : {}
  return <a href={href} {...current} {...rest} />
}

let written = '/'
export const pagePath = () => (import.meta.env.SSR ? written : location.pathname)

/** Says which page is being written: Astro writes one after the other. */
export function writePage(pathname: string): void {
  written = pathname
}

interface Place {
  pathname: string
}

export const useLocation = <Value,>({ select }: { select: (place: Place) => Value }): Value =>
  select({ pathname: pagePath() })

const listeners = new Set<() => void>()

/** What the address asks for. */
export function useSearch(): Search {
  const query = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => location.search,
    () => '',
  )
  return Object.fromEntries(new URLSearchParams(query))
}

interface Target {
  search?: Search | ((now: Search) => Search)
}

/** Changes what the address asks for; to other pages lead links alone. */
export function useNavigate() {
  return async ({ search = {} }: Target): Promise<void> => {
    const now = Object.fromEntries(new URLSearchParams(location.search))
    const next = typeof search === 'function' ? search(now) : search
    const asked = Object.entries(next).filter(([, value]) => value)
    const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]))
    history.replaceState(null, '', query.size > 0 ? `?${query}` : location.pathname)
    for (const listener of listeners) listener()
  }
}

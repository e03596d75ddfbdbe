import { z } from 'zod'
import { readRoutesFile } from '../../settings/site-business.ts'

const routesSchema = z.object({
  /** Paths that the client renders from `app.html`: exact, with `:part`, or with a trailing `*`. */
  shell: z.array(z.string()).default([]),
  redirects: z.record(z.string(), z.string()).default({}),
  csp: z.string().optional(),
})

/** `isShell` and `redirectOf` take a path without a trailing slash. */
export interface SiteRoutes {
  isShell: (path: string) => boolean
  redirectOf: (path: string) => string | undefined
  policy: string
}

const fallbackPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'frame-src https://www.google.com https://maps.google.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** A path without trailing slashes. */
export function withoutEnd(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

const toPattern = (pattern: string): RegExp =>
  new RegExp(
    `^${withoutEnd(pattern)
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/\/\*$/, '(/.*)?')
      .replace(/:\w+/g, '[^/]+')}$`,
  )

export function readSiteRoutes(root: string): SiteRoutes {
  const { shell, redirects, csp } = routesSchema.parse(readRoutesFile(root))
  const patterns = shell.map(toPattern)
  const targets = new Map(Object.entries(redirects))
  return {
    isShell: (path) => patterns.some((pattern) => pattern.test(path)),
    redirectOf: (path) => targets.get(path),
    policy: csp ?? fallbackPolicy,
  }
}

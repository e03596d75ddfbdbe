import type { MiddlewareHandler } from 'astro'
import { writePage } from './plain-links.tsx'

/** React components of a page ask where they are. */
export const onRequest: MiddlewareHandler = ({ url }, next) => {
  writePage(url.pathname.replace(/(\/index)?(\.html)?$/, '') || '/')
  return next()
}

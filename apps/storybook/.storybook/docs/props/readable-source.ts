import type { Plugin } from 'vite'

/** Rewrites syntax that react-docgen cannot parse into an equivalent that it can. */
export function readable(code: string): string {
  const source = code.replace(/\breadonly ([A-Z][\w.]*|string|number)\[\]/g, 'ReadonlyArray<$1>')
  // react-docgen detects a component by the JSX it returns, and overlooks one that returns only a portal or null.
  return source.includes('createPortal(') ? source.replaceAll('return null\n', 'return <></>\n') : source
}

export function readableSource(): Plugin {
  return {
    name: 'susegad-readable-source',
    enforce: 'pre',
    transform: (code, id) =>
      /\/packages\/ui\/src\/[^?]+\.tsx(\?|$)/.test(id) ? { code: readable(code), map: null } : null,
  }
}

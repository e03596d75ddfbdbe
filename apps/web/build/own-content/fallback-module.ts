interface Encoded {
  module: string
  exported: string
}

/** Where the pictures that stand in for a missing one may be found, best first. */
const places = {
  hotel: ['hotels/'],
  activity: ['activities/', 'home/'],
  beach: ['beaches/', 'home/'],
  gallery: ['hotels/'],
  hero: ['home/'],
}

/** What a page shows if a picture fails to load: a photo under fallback/, or another of the owner's own. */
export function fallbackModule(encoded: ReadonlyMap<string, Encoded>): string {
  const names = [...encoded.keys()].filter((name) => !name.startsWith('social/'))
  const lines = Object.entries(places).map(([kind, folders]) => {
    const wanted = [`fallback/${kind}`, ...folders, '']
    const [name = ''] = wanted.flatMap((start) => names.filter((candidate) => candidate.startsWith(start)))
    const found = encoded.get(name)
    return found === undefined
      ? `export const ${kind}: PictureFile = ${JSON.stringify(nothing)}\n`
      : `export { ${found.exported} as ${kind} } from './${found.module}'\n`
  })
  return `import type { PictureFile } from '../picture.ts'\n${lines.join('')}`
}

const nothing = {
  name: 'fallback/nothing',
  hash: '',
  width: 16,
  height: 10,
  tints: ['#e7ded0', '#a9bfba', '#3c5a60'],
  src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='10'/%3E",
}

import { textsOf } from './texts.ts'

const sources: Record<string, string> = import.meta.glob('../src/{general,travel}/*/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const labelFiles: Record<string, Record<string, object>> = import.meta.glob(
  '../src/{general,travel}/*/*-labels.ts',
  {
    eager: true,
  },
)

const imported = /(?:^(?:import|export) (?!type )[^']*|import\()'(\.[^']+)'/gm

/** English texts of a component and of all that it is made of, found by its imports. */
export function englishOf(component: string): string[] {
  const files = new Set<string>()
  const visit = (file: string) => {
    const source = sources[file]
    if (files.has(file) || source === undefined) return
    files.add(file)
    for (const [, path = ''] of source.matchAll(imported)) {
      visit(decodeURI(new URL(path, `file:///test/${file}`).pathname.replace('/src', '../src')))
    }
  }
  visit(Object.keys(sources).find((file) => file.endsWith(`/${component}/${component}.tsx`)) ?? '')
  return [...files].flatMap((file) =>
    Object.values(labelFiles[file] ?? {}).flatMap((labels) => textsOf(labels).map(([, text]) => text)),
  )
}

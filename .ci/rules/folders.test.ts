import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

/** The folders that each folder imports from, tests left out. */
function folderGraph(root: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>()
  for (const file of globSync(`${root}/**/*.{ts,tsx}`)) {
    if (file.includes('.test.')) continue
    const folder = dirname(file)
    const imports = graph.get(folder) ?? new Set()
    graph.set(folder, imports)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)) {
      const target = join(folder, path)
      if (existsSync(target) && dirname(target) !== folder) imports.add(dirname(target))
    }
  }
  return graph
}

/** A way from a folder back to itself, if there is one. */
function circleFrom(graph: Map<string, Set<string>>, start: string): string[] | undefined {
  const seen = new Set<string>()
  const search = (folder: string, way: string[]): string[] | undefined => {
    for (const next of graph.get(folder) ?? []) {
      if (next === start) return [...way, next]
      if (seen.has(next)) continue
      seen.add(next)
      const found = search(next, [...way, next])
      if (found) return found
    }
    return undefined
  }
  return search(start, [start])
}

test.each([
  ['the service', 'apps/api/src'],
  ['the site', 'apps/web/src'],
  ['the trip', 'packages/catalog-data/src/trip'],
])('no two folders of %s need each other', (_, root) => {
  const graph = folderGraph(root)
  expect(graph.size).toBeGreaterThan(6)
  const circles = [...graph.keys()]
    .map((folder) => circleFrom(graph, folder))
    .filter((way) => way !== undefined)
  expect(circles.map((way) => way.map((folder) => relative(root, folder)).join(' → '))).toEqual([])
})

export interface ShownPage {
  path: string
  file: string
  /** The routes that show it, from the root on. */
  routeIds: readonly string[]
}

/**
 * Routes that no page is made for, and pages that no route shows. A page of words for what is missing shows no route:
 * its file is `404.html`.
 */
export function coverageTroubles(
  routeIds: readonly string[],
  pages: readonly ShownPage[],
  redirected: readonly string[],
): string[] {
  const real = pages.filter(({ file }) => !file.endsWith('404.html'))
  const shown = new Set(real.flatMap((page) => page.routeIds))
  const forgotten = routeIds.filter(
    (id) => id !== '__root__' && !shown.has(id) && !redirected.includes(pathOf(id).replace(/\/$/, '')),
  )
  return [
    ...forgotten.map(
      (id) =>
        `The route ${id} has no page: write its words into pages${pathOf(id)}.json of the content (packages/catalog-data/example), or a title into its staticData if search engines should not list it; or delete its file in src/routes.`,
    ),
    ...real
      .filter((page) => page.routeIds.length < 2)
      .map(
        ({ path }) =>
          `No route shows ${path}: add its file to src/routes, or take it out of pageMeta or src/seo.`,
      ),
  ]
}

/** Layout routes, whose names begin with an underscore, are not part of the path. */
const pathOf = (id: string) => id.replace(/\/_[^/]+/g, '')

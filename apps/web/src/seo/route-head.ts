interface RouteMeta {
  title: string
  description?: string
}

/** The head of a page reached by a link. Tags for machines are only in the prerendered HTML. */
export const routeHead = (page: RouteMeta | undefined, canonical?: string) => {
  // A page that the business does not have.
  if (!page) return {}
  const { title, description } = page
  return {
    meta: [{ title }, ...(description ? [{ name: 'description', content: description }] : [])],
    links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
  }
}

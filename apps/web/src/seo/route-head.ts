interface RouteMeta {
  title: string
  description?: string
}

/** The head of a page reached by a link. Tags for machines are only in the prerendered HTML. */
export const routeHead = ({ title, description }: RouteMeta, canonical?: string) => ({
  meta: [{ title }, ...(description ? [{ name: 'description', content: description }] : [])],
  links: canonical ? [{ rel: 'canonical', href: canonical }] : [],
})

import type { FastifyInstance } from 'fastify'

type Paths = Record<string, Record<string, { responses: Record<string, unknown> }>>

/** Throws when a status is missing from the OpenAPI document. All calls of `startService` are checked. */
export function documentedStatuses(app: FastifyInstance) {
  const { paths = {} } = app.swagger() as unknown as { paths?: Paths }
  // Fixed paths before those with parameters, like the router.
  const operations = Object.entries(paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([path, methods]) => ({
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}$`),
      methods,
    }))
  return (method: string, url: string, status: number): void => {
    const path = url.split('?')[0] ?? ''
    const operation = operations.find(({ pattern }) => pattern.test(path))?.methods[method.toLowerCase()]
    if (operation && !(status in operation.responses))
      throw new Error(`${method} ${path} answered ${status}, which its documentation doesn't name`)
  }
}

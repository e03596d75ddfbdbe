import type { FastifyInstance } from 'fastify'

type Methods = Record<string, { responses: Record<string, unknown> }>

function operationsOf(app: FastifyInstance) {
  const { paths = {} } = app.swagger() as unknown as { paths?: Record<string, Methods> }
  // Fixed paths before those with parameters, like the router.
  return Object.entries(paths)
    .sort(([a], [b]) => a.split('{').length - b.split('{').length)
    .map(([path, methods]) => ({
      pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/?]+')}$`),
      methods,
    }))
}

/** By routes: to write the document for each test file takes longer than to start the service. */
const documents = new Map<string, ReturnType<typeof operationsOf>>()

/** Throws when a status is missing from the OpenAPI document. All calls of `startService` are checked. */
export function documentedStatuses(app: FastifyInstance) {
  const routes = app.printRoutes()
  const operations = documents.get(routes) ?? operationsOf(app)
  documents.set(routes, operations)
  return (method: string, url: string, status: number): void => {
    const path = url.split('?')[0] ?? ''
    const operation = operations.find(({ pattern }) => pattern.test(path))?.methods[method.toLowerCase()]
    if (operation && !(status in operation.responses))
      throw new Error(`${method} ${path} answered ${status}, which its documentation doesn't name`)
  }
}

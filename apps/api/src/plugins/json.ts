import fp from 'fastify-plugin'

/** Reads JSON like Fastify does, but takes an empty body for none: clients name the type on each call. */
export const jsonPlugin = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.removeContentTypeParser(['application/json', 'text/plain'])
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
      if (body === '') done(null, undefined)
      else parse(request, body as string, done)
    })
  },
  { name: 'json' },
)

import fp from 'fastify-plugin'

/** Parses JSON like Fastify, but accepts an empty body: clients send the content type with every call. */
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

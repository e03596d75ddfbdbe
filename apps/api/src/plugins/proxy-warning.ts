import fp from 'fastify-plugin'
import { isPrivate } from './network.ts'

const REPEAT = 3_600_000

/** The address of the proxy. A public one may be a visitor's, which is never logged. */
const proxyAt = (address: string): string => (isPrivate(address) ? address : '<its address>')

/**
 * Warns once an hour when calls come through an undeclared proxy: all visitors then share one address and
 * its rate limits.
 */
export const proxyWarningPlugin = fp<{ trustProxy: readonly string[] | undefined }>(
  async (app, { trustProxy }) => {
    if (trustProxy) return
    let warned = Number.NEGATIVE_INFINITY
    app.addHook('onRequest', (request, _reply, done) => {
      const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers
      if ((forwardedFor ?? forwarded) !== undefined && performance.now() - warned > REPEAT) {
        warned = performance.now()
        app.log.warn(
          { event: 'undeclared-proxy' },
          `Requests arrive through a proxy, but TRUST_PROXY is not set, so all visitors share one rate limit. If the proxy is yours, set TRUST_PROXY=${proxyAt(request.ip)}`,
        )
      }
      done()
    })
  },
  { name: 'proxy-warning' },
)

import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { mediaFolder } from '../folders.ts'
import { dataHeaders, securityHeaders } from './headers.ts'
import { createSiteFiles, type Encoding, type SiteFile } from './site-files.ts'
import { readSiteRoutes } from './site-routes.ts'

const FOREVER = 'public, max-age=31536000, immutable'
const isHashed = (path: string): boolean => path.startsWith('/assets/') || path.startsWith('/media/')

const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/')

const accepts = (header: string, encoding: string): boolean => {
  const part = header.split(',').find((item) => item.trim().split(';')[0]?.toLowerCase() === encoding)
  return part !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(part)
}

const choose = (file: SiteFile, header = ''): Encoding => {
  if (file.bodies.br && accepts(header, 'br')) return 'br'
  if (file.bodies.gzip && accepts(header, 'gzip')) return 'gzip'
  return 'identity'
}

const isSame = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((item) => item.trim().replace(/^W\//, '') === etag))

function pathOf(url: string): { path: string; query: string } | undefined {
  const at = url.indexOf('?')
  try {
    return { path: decodeURIComponent(at < 0 ? url : url.slice(0, at)), query: at < 0 ? '' : url.slice(at) }
  } catch {
    return undefined
  }
}

/** Serves the built site and its pictures; unknown paths are real 404s. */
export const sitePlugin = fp<{ siteDir: string; publicUrl: string }>(
  async (app, { siteDir, publicUrl }) => {
    const findPage = createSiteFiles(siteDir)
    const findPicture = createSiteFiles(mediaFolder)
    const routes = readSiteRoutes(siteDir)
    const always = securityHeaders(publicUrl)

    const send = (
      request: FastifyRequest,
      reply: FastifyReply,
      file: SiteFile,
      status: number,
      path: string,
    ) => {
      const encoding = choose(file, request.headers['accept-encoding'] as string | undefined)
      const chosen = file.bodies[encoding]
      if (!chosen) return false
      const headers: Record<string, string | number> = {
        ...always,
        'content-type': file.type,
        'cache-control': isHashed(path) && status === 200 ? FOREVER : 'no-cache',
        etag: chosen.etag,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...((file.bodies.br || file.bodies.gzip) && { vary: 'Accept-Encoding' }),
        ...(file.isPage && { 'content-security-policy': routes.policy }),
        ...(app.traffic.state === 'stopping' && { connection: 'close' }),
      }
      reply.hijack()
      if (status === 200 && isSame(request.headers['if-none-match'], chosen.etag)) {
        reply.raw.writeHead(304, headers).end()
        return true
      }
      headers['content-length'] = chosen.body.length
      reply.raw.writeHead(status, headers)
      reply.raw.end(request.method === 'HEAD' ? undefined : chosen.body)
      return true
    }

    /** The words of the nearest folder: a missing hotel is told otherwise than a missing page. */
    const findMissingPage = async (path: string) => {
      const folders = path.split('/').slice(1, -1)
      for (let depth = folders.length; depth > 0; depth--) {
        const file = await findPage(`/${folders.slice(0, depth).join('/')}/404.html`)
        if (file) return file
      }
      return findPage('/404.html')
    }

    const missing = async (request: FastifyRequest, reply: FastifyReply) => {
      const file = await findMissingPage(pathOf(request.url)?.path ?? '/')
      if (file && send(request, reply, file, 404, '')) return
      return reply
        .code(404)
        .headers({ ...always, ...dataHeaders })
        .type('text/plain; charset=utf-8')
        .send('404 Page Not Found\n')
    }

    const nothing = (reply: FastifyReply) =>
      reply
        .code(404)
        .headers({ ...always, ...dataHeaders })
        .send({ message: 'There is nothing at this address.' })

    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const wanted = pathOf(request.url)
      if (wanted === undefined) return missing(request, reply)
      const { path, query } = wanted
      if (isCall(path)) return nothing(reply)
      const target = routes.redirectOf(path)
      if (target !== undefined) return reply.headers(always).redirect(`${target}${query}`, 301)
      const media = path.startsWith('/media/')
      const file = await (media
        ? findPicture(path.slice('/media'.length))
        : findPage(routes.isShell(path) ? '/app.html' : path))
      if (file && send(request, reply, file, 200, path)) return
      return missing(request, reply)
    })

    app.setNotFoundHandler(async (request, reply) => {
      if (isCall(request.url) || request.method !== 'GET') return nothing(reply)
      return missing(request, reply)
    })
  },
  { name: 'site', dependencies: ['traffic'] },
)

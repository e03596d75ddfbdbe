import { existsSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../../settings/config.ts'
import { mediaFolder } from '../../settings/folders.ts'
import { dataHeaders, securityHeaders } from '../headers.ts'
import { createSiteAddresses } from './site-addresses.ts'
import { createSiteFiles, type Encoding, type SiteFile, type SiteFolder } from './site-files.ts'
import { picturesAmong, type SitePicture } from './site-pictures.ts'
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

const asksForJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  /\bjson\b/.test(accept) && !accept.includes('text/html')

const split = (url: string): [path: string, query: string] => {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}
const hidesSlash = (path: string): boolean => /%(2f|5c)/i.test(path)

/** Escapes the `%` of a malformed path, so that it is a 404. */
export function rewriteUrl({ url = '/' }: IncomingMessage): string {
  if (!url.includes('%')) return url
  const [path, query] = split(url)
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + query
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves the site in this folder from the next request on. */
    serveSite: (folder: string) => void
    /** Whether that site has a page at this address. */
    hasPage: (address: string) => boolean
    /** The pictures of that site, by the names that records give them. */
    sitePictures: () => SitePicture[]
  }
}

/** The file list of one site, swapped as a whole: no request sees files of two releases. */
function openSite(folders: SiteFolder[], siteDir: string) {
  // A site from an owner's content contains its own pictures.
  const media = existsSync(join(siteDir, 'media')) ? [] : [{ at: '/media', folder: mediaFolder }]
  const files = createSiteFiles([...folders, ...media])
  const routes = readSiteRoutes(folders[0]?.folder ?? siteDir)
  return { files, routes, addresses: createSiteAddresses(files.paths, routes) }
}

/** Serves the built site and its pictures; unknown paths are real 404s. */
export const sitePlugin = fp<Pick<Config, 'siteDir' | 'publicUrl' | 'business'>>(
  async (app, { siteDir, publicUrl, business }) => {
    let site = openSite([{ at: '', folder: siteDir }], siteDir)
    let newest: string | undefined
    const always = securityHeaders(publicUrl)

    app.decorate('serveSite', (folder) => {
      // Open pages of the previous site still load its scripts and pictures.
      const former = [...(newest === undefined ? [] : [newest]), siteDir]
      site = openSite(
        [{ at: '', folder }, ...former.map((one) => ({ at: '', folder: one, only: isHashed }))],
        siteDir,
      )
      newest = folder
      business.readFrom(folder)
    })

    app.decorate('hasPage', (address) => {
      const place = site.addresses.find(address)
      return place !== undefined && 'file' in place && place.file.endsWith('.html')
    })
    app.decorate('sitePictures', () => picturesAmong(site.files.paths))

    const send = async (request: FastifyRequest, reply: FastifyReply, path: string, status: number) => {
      const { files, routes } = site
      const file = await files.read(path)
      const encoding = choose(file, request.headers['accept-encoding'] as string | undefined)
      const chosen = file.bodies[encoding]
      reply.headers({
        ...always,
        'content-type': file.type,
        'cache-control': isHashed(path) && status === 200 ? FOREVER : 'no-cache',
        etag: chosen?.etag,
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        ...((file.bodies.br || file.bodies.gzip) && { vary: 'Accept-Encoding' }),
        ...(file.isPage && { 'content-security-policy': routes.policy }),
      })
      if (chosen && status === 200 && isSame(request.headers['if-none-match'], chosen.etag))
        return reply.code(304).send()
      return reply.code(status).send(chosen?.body)
    }

    const missing = (request: FastifyRequest, reply: FastifyReply) => {
      const [path] = split(request.url)
      const asJson = isCall(path) || asksForJson(request)
      const page = site.addresses.findMissing(hidesSlash(path) ? '/' : decodeURIComponent(path))
      if (page !== undefined && !asJson) return send(request, reply, page, 404)
      reply.code(404).headers({ ...always, ...dataHeaders })
      return asJson
        ? reply.send({ message: 'There is nothing at this address.' })
        : reply.type('text/plain; charset=utf-8').send('404 Page Not Found\n')
    }

    app.get('/*', { schema: { hide: true } }, async (request, reply) => {
      const [path, query] = split(request.url)
      const place =
        isCall(path) || hidesSlash(path) ? undefined : site.addresses.find(decodeURIComponent(path))
      if (place === undefined) return missing(request, reply)
      if ('file' in place) return send(request, reply, place.file, 200)
      return reply.headers(always).redirect(place.movedTo + query, 301)
    })

    app.setNotFoundHandler(async (request, reply) => missing(request, reply))
  },
  { name: 'site', dependencies: ['traffic'] },
)

import { createApiClient } from '@susegad/api-client/client'
import { expect, it } from 'vitest'
import { startService } from './service.ts'

const { call } = await startService()
const { body: document } = await call<{ paths: Record<string, object> }>('GET', '/api/openapi.json')

it('the calls of the studio are what the client calls: every one, and no other', async () => {
  const called = new Set<string>()
  const { studio } = createApiClient({
    fetch: async (url, init) => {
      const path = String(url)
        .replace(/\?.*/, '')
        .replace('/records/hotel/a-slug', '/records/{kind}/{slug}')
        .replace('/schemas/hotel', '/schemas/{name}')
        .replace('/an-id', '/{id}')
      called.add(`${init?.method} ${path}`)
      return Response.json({})
    },
  })
  const record = { kind: 'hotel', slug: 'a-slug' } as const
  const calls: { [Name in keyof typeof studio]: () => Promise<unknown> } = {
    overview: () => studio.overview(),
    schema: () => studio.schema('hotel'),
    record: () => studio.record(record),
    save: () => studio.save(record, { data: null, version: null }),
    discard: () => studio.discard(record, 'd1'),
    changes: () => studio.changes(),
    publish: () => studio.publish({ version: '' }),
    releases: () => studio.releases(),
    release: () => studio.release('an-id'),
    putBack: () => studio.putBack('an-id'),
    cancel: () => studio.cancel('an-id'),
    confirm: () => studio.confirm('an-id'),
    preview: () => studio.preview({}),
    photos: () => studio.photos(),
    pictures: () => studio.pictures(),
    photo: () => studio.photo('an-id'),
    addPhoto: () => studio.addPhoto({ name: 'a.jpg', size: 1 }),
    sendChunk: () => studio.sendChunk('an-id', 0, new Blob(['a'])),
    changePhoto: () => studio.changePhoto('an-id', { focus: { x: 0, y: 0 } }),
    removePhoto: () => studio.removePhoto('an-id'),
    exportFolder: () => studio.exportFolder(),
    addImport: () => studio.addImport({ name: 'a.zip', size: 1 }),
    sendImport: () => studio.sendImport('an-id', 0, new Blob(['a'])),
    import: () => studio.import('an-id'),
    take: () => studio.take('an-id', { version: '' }),
    dropImport: () => studio.dropImport('an-id'),
  }
  // Which call it makes counts here: an empty answer is none of the service's.
  for (const call of Object.values(calls)) await call().catch(() => {})
  const documented = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/content'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  expect([...called].sort()).toEqual(documented.sort())
})

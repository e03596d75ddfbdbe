import type { PreviewResult } from '@susegad/api-client/contract'
import { expect, it, vi } from 'vitest'
import { startStudio } from '../../../test/studio.ts'

const patience = { head: 10_000, request: 15_000, idle: 1000, checkEvery: 5000 }
const { app, call, maker, staff } = await startStudio({ patience })

it('a page that renders longer than the idle timeout answers 503, and is cached for the next try', async () => {
  const owner = await staff()
  const { body } = await call<PreviewResult>('POST', '/api/content/previews', {
    token: owner.token,
    body: {},
  })
  const { page } = maker
  const gate = Promise.withResolvers<void>()
  const made = vi.spyOn(maker, 'page').mockImplementation(async (order) => {
    await gate.promise
    return page(order)
  })
  const here = await app.listen({ port: 0, host: '127.0.0.1' })
  const address = `${here}${new URL(body.preview.url).pathname.replace(/\/$/, '')}/hotels`
  const busy = await fetch(address)
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await busy.text()).toContain('data-preview-busy="2"')
  gate.resolve()
  await made.mock.results[0]?.value
  // A busy machine may need another try, as the page itself makes.
  await expect.poll(async () => (await fetch(address)).status, { timeout: 15_000 }).toBe(200)
  expect(made).toHaveBeenCalledTimes(1)
})

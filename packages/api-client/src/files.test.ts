import { describe, expect, it } from 'vitest'
import { createApiClient } from './client.ts'
import { failureOf, json, scriptedService } from './scripted-service.ts'

const { baseUrl, client, seen, willAnswer } = await scriptedService()

describe('a file', () => {
  const file = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="enquiries.csv"' }

  it('is streamed, without the timeout of other calls', async () => {
    let rest: () => void = () => {}
    willAnswer((_request, response) => {
      response.writeHead(200, file).write('Id,Name\r\n')
      rest = () => response.end('1,Asha\r\n')
    })
    const impatient = createApiClient({ baseUrl, timeout: 60 })
    const reader = (await impatient.enquiries.export({ status: 'closed' })).getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('Id,Name\r\n')
    await new Promise((resolve) => setTimeout(resolve, 100))
    rest()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('1,Asha\r\n')
    expect(seen[0]?.url).toBe('/api/enquiries/export?status=closed')
  })

  it('can be aborted while streaming', async () => {
    willAnswer((_request, response) => void response.writeHead(200, file).write('Id'))
    const controller = new AbortController()
    const stream = await client.enquiries.export({}, { signal: controller.signal })
    const reader = stream.getReader()
    await reader.read()
    controller.abort()
    await expect(reader.read()).rejects.toThrow()
  })

  it('is refused like any call', async () => {
    willAnswer(json(403, { message: 'For staff' }))
    expect(await failureOf(client.enquiries.export())).toMatchObject({
      kind: 'forbidden',
      message: 'For staff',
    })
  })
})

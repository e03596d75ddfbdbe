import { expect, test } from 'vitest'
import { beginSending } from './running-uploads.ts'

const file = (id: string) => ({ id, name: id, size: 1, share: 0 })

test('files of one enquiry are sent one after the other, those of another do not wait for them', async () => {
  const begun: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const upload = (id: string, until?: Promise<void>) => async () => {
    begun.push(id)
    await until
  }
  beginSending('first', file('a'), upload('a', promise))
  beginSending('first', file('b'), upload('b'))
  beginSending('second', file('c'), upload('c'))
  await expect.poll(() => begun).toEqual(['a', 'c'])
  resolve()
  await expect.poll(() => begun).toEqual(['a', 'c', 'b'])
})

import sharp from 'sharp'
import { expect, it, vi } from 'vitest'
import { halves, noise, photoCalls } from '../../../test/photos.ts'
import { startStudio } from '../../../test/studio.ts'

vi.setConfig({ testTimeout: 90_000 })

const { call, staff } = await startStudio()
const { token } = await staff()
const { upload } = photoCalls(call, token)

it.each([
  [
    'a drawing of code',
    async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>1</script></svg>',
      ),
  ],
  ['half a photo', async () => (await noise(700)).subarray(0, 300_000)],
  ['a strip', async () => halves(4000, 700).png().toBuffer()],
  ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a moving picture of another kind', async () => halves(900, 900).gif().toBuffer()],
  [
    'a photo with a page behind it that is no photo',
    async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('<script>')]),
  ],
  [
    'a ribbon of pixels',
    async () =>
      sharp({ create: { width: 600, height: 100_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
  ['a stamp', async () => halves(200, 200).png().toBuffer()],
  [
    'a picture that would fill the memory',
    async () =>
      sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
  ],
])('%s is refused, with what to do', async (_what, make) => {
  const photo = await upload(await make(), 'beach.jpg')
  expect(photo).toMatchObject({ state: 'refused', src: null, url: null })
  expect(photo.reason).toMatch(/Save it|Use one|Make it smaller|Crop it/)
})

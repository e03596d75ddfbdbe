import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { InExampleSite } from '../../../../test/in-example-site.tsx'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { CompareTable } from './compare-table.tsx'
import './compare-hotels.css'
import '../trip-page.css'

const hotels = ['one', 'two', 'three', 'four'].map(
  (slug) => ({ slug, name: `Hotel ${slug}`, picture: undefined }) as unknown as HotelOfTrip,
)

async function print(media: '' | 'print'): Promise<void> {
  const browser = cdp() as { send: (method: string, parameters: object) => Promise<unknown> }
  const features = [{ name: 'prefers-reduced-motion', value: 'reduce' }]
  await browser.send('Emulation.setEmulatedMedia', { media, features })
}

beforeEach(() => page.viewport(718, 1000))

test('four hotels fit a printed page, with nothing to press', async () => {
  await render(
    <InExampleSite>
      <CompareTable hotels={hotels} rows={[]} />
    </InExampleSite>,
  )
  onTestFinished(() => print(''))
  await print('print')
  const [frame] = document.querySelectorAll('.compare-frame')
  await expect.poll(() => matchMedia('print').matches).toBe(true)
  expect(frame?.scrollWidth).toBe(frame?.clientWidth)
  await expect.element(page.getByText('Stay here').first()).not.toBeVisible()
})

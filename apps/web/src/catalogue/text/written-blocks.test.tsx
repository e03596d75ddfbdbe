import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { normaliseBeach } from '@susegad/catalog-data/normalise'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../test/open-site.tsx'

const beach = normaliseBeach({
  slug: 'long-sand',
  name: 'Long Sand',
  location: 'Morjim, North Goa',
  description:
    'Quiet until **ten**.\n\n- Turtles in *March*\n- [Ask](/contact) first\n- [Tides](https://tides.example)',
})

test('a list and its links are drawn, and a link of the site is followed without a new page', async () => {
  const { beaches } = await exampleCatalogue()
  await openSite('/beaches/long-sand', { beaches: [beach, ...beaches] })
  const main = page.getByRole('main')
  await expect.element(main.getByText('Turtles in March')).toBeVisible()
  await expect.element(main.getByRole('listitem').filter({ hasText: 'Turtles in March' })).toBeVisible()
  await expect
    .element(main.getByRole('link', { name: 'Tides' }))
    .toHaveAttribute('href', 'https://tides.example')
  expect(getComputedStyle(main.getByText('ten', { exact: true }).element()).fontWeight).not.toBe('400')
  await main.getByRole('link', { name: 'Ask', exact: true }).first().click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Long Sand' })).not.toBeInTheDocument()
})

test('what a catalogue should never have held is only words', async () => {
  const { beaches } = await exampleCatalogue()
  const description = 'By **bus**, <b onclick="alert(1)">press</b> or [here](javascript:alert(1)).'
  await openSite('/beaches/long-sand', { beaches: [{ ...beach, description }, ...beaches] })
  const text = page.getByRole('main').getByText(/press/)
  await expect.element(text).toHaveTextContent('By bus, <b onclick="alert(1)">press</b> or here.')
  expect(text.element().querySelectorAll('a, b')).toHaveLength(0)
})

import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { studioPort } from '../../playwright.config.ts'
import { onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'
import { keepSession, signInByCall } from './desk-steps.ts'

const photo = fileURLToPath(
  new URL('../../../../packages/catalog-data/konkan-trails/photos/home/ridge.jpg', import.meta.url),
)

test.use({ baseURL: `http://localhost:${studioPort}` })

test(
  'an owner changes a price, a photo and the list of hotels while a visitor reads, and puts it all back',
  onPhone,
  async ({ page, browser, request }) => {
    test.slow()
    const visitor = await (await browser.newContext({ baseURL: `http://localhost:${studioPort}` })).newPage()
    await visitor.goto('/hotels/la-view-hotel')
    const before = await visitor.locator('main').textContent()
    await keepSession(page, await signInByCall(request))
    await page.goto('/dashboard/content')
    await page
      .locator('main')
      .getByRole('link', { name: /^La View Hotel/ })
      .click()

    await page.locator('#part-rooms summary').first().click()
    const room = page.locator('#part-rooms li').first()
    for (const season of ['monsoon', 'regular', 'peak'])
      await room.getByLabel(season, { exact: true }).fill('24500')
    await expect(room.getByLabel('monsoon', { exact: true })).toHaveValue('24,500')
    await page.getByRole('button', { name: 'Replace Photos at the top 1', exact: true }).click()
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await page
      .getByLabel('Photos to upload')
      .setInputFiles({ name: 'IMG_1.HEIC', mimeType: '', buffer: heic })
    await expect(page.getByText(/^IMG_1\.HEIC was not added\..*Safari/)).toBeVisible()
    await page.getByLabel('Photos to upload').setInputFiles(photo)
    const card = page.locator('#photos li').first()
    await expect(card.getByRole('button', { name: /^Crop/ })).toBeVisible({ timeout: 60_000 })
    await card.getByLabel('What it shows').fill('A ridge in the morning')
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await page.reload()
    await expect(card.getByLabel('What it shows')).toHaveValue('A ridge in the morning')
    await expectAccessible(page)

    await page.goto('/dashboard/content')
    await page.getByRole('button', { name: 'Add a hotel' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Casa Azul')
    await page.getByRole('button', { name: 'Add and fill in' }).click()
    const essentials = page.locator('#essentials')
    for (const [label, text] of [
      ['Tagline', 'A blue house above the creek'],
      ['Location', 'Calangute, North Goa'],
      ['Address', 'Creek Road, Calangute, Goa 403516'],
      ['Description', 'Two rooms and a garden.'],
    ] as const)
      await essentials.getByLabel(label, { exact: true }).fill(text)
    for (const [index, name] of ['Garden room', 'Roof room'].entries()) {
      await page.getByRole('button', { name: 'Add a room' }).click()
      const added = page.locator('#part-rooms .studio-cards > li').nth(index)
      await added.getByLabel('Name', { exact: true }).fill(name)
      await added.getByLabel('Description', { exact: true }).fill(`The ${name.toLowerCase()} of the house.`)
      await added.getByLabel('Price', { exact: true }).fill(`${index + 2}500`)
    }
    await page.locator('#part-faq').getByLabel('Heading', { exact: true }).fill('Good to know')
    await page.locator('#part-meta').getByLabel('Title', { exact: true }).fill('Casa Azul')
    await page.locator('#part-meta').getByLabel('Description', { exact: true }).fill('A blue house.')
    // At the end of the form.
    for (const shown of [
      page.getByText(/^Saved/),
      page.getByRole('link', { name: 'Publish', exact: true }),
      page.getByRole('button', { name: 'Preview' }),
    ])
      await expect(shown).toBeInViewport({ ratio: 1 })
    await expect(page.getByText(/still to be filled in/)).toBeHidden()
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.frameLocator('iframe[title="Preview of Casa Azul"]')
    await expect(preview.getByRole('heading', { level: 1, name: 'Casa Azul' })).toBeVisible({
      timeout: 90_000,
    })
    await page.getByRole('dialog', { name: 'Casa Azul' }).getByRole('button', { name: 'Close' }).click()

    await page.getByRole('link', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('24,500').first()).toBeVisible()
    await visitor.reload()
    expect(await visitor.locator('main').textContent()).toBe(before)
    await page.getByRole('button', { name: 'Publish 2 changes' }).click()
    await expect(page.getByText('Visitors see it now.')).toBeVisible({ timeout: 120_000 })
    await visitor.reload()
    await expect(visitor.getByText('24,500').first()).toBeVisible()
    const shared = await visitor.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(new URL(shared ?? '').pathname)).headers()['content-type']).toBe('image/jpeg')
    await expect(visitor.locator('meta[property="og:image:alt"]')).toHaveAttribute(
      'content',
      'A ridge in the morning',
    )
    await visitor.goto('/hotels/casa-azul')
    await expect(visitor.getByText('Roof room').first()).toBeVisible()

    await page.goto('/dashboard/content?view=history')
    await page.getByText('The site as it was built').click()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    const question = page.getByRole('dialog', { name: 'Restore version 1' })
    await expect(question.getByText('Casa Azul')).toBeVisible()
    await question.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByText('Visitors see it now.')).toBeVisible({ timeout: 120_000 })
    await visitor.goto('/hotels/la-view-hotel')
    expect(await visitor.locator('main').textContent()).toBe(before)
  },
)

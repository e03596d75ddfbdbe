import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { ZipFile } from 'yazl'
import { onPhone } from '../devices.ts'
import { expectAccessible, seesMostOnPhone } from '../themes.ts'
import { keepSession, signInByCall, uniqueWord } from './desk-steps.ts'

const hotel = fileURLToPath(
  new URL('../../../../packages/catalog-data/example/hotels/wotel-calangute.json', import.meta.url),
)

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [path, text] of Object.entries(files)) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  return buffer(zip.outputStream)
}

// One after the other: an import is refused if another draft was saved meanwhile.
test.describe.configure({ mode: 'default' })

test(
  'an owner downloads the site as files, and imports a changed file as a draft',
  onPhone,
  async ({ page, request }) => {
    const session = await signInByCall(request)
    const headers = { authorization: `Bearer ${session.token}` }
    await keepSession(page, session)
    await page.goto('/dashboard/content')
    await page.getByRole('link', { name: 'Files', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Files' })).toBeVisible()

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the files' }).click()
    const archive = await readFile(await (await download).path())
    expect(archive.subarray(0, 2).toString()).toBe('PK')
    expect(archive.includes('hotels/wotel-calangute.json')).toBe(true)

    const chooser = page.getByLabel('Zip file to import')
    await chooser.setInputFiles({
      name: 'notes.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('no zip'),
    })
    await expect(page.getByText('notes.zip was not imported')).toBeVisible()

    const text = (await readFile(hotel, 'utf8')).replace(
      /"tagline": "[^"]*"/,
      '"tagline": "Changed in a file"',
    )
    const files = await zipOf({ 'hotels/wotel-calangute.json': text, 'photos/hotels/a/1.jpg': '<script>' })
    await chooser.setInputFiles({ name: 'site.zip', mimeType: 'application/zip', buffer: files })
    await expect(page.getByText('1 changed record')).toBeVisible()
    await expect(page.getByText('Changed in a file')).toBeVisible()
    await expect(page.getByText('is not a photo, despite its name')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Import 1 change as drafts' }).press('Enter')
    await expect(page.getByText('1 draft was created')).toBeVisible()
    await page.getByRole('link', { name: 'Review and publish them' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeVisible()

    const at = '/api/content/records/hotel/wotel-calangute'
    const { record } = await (await request.get(at, { headers })).json()
    expect(record).toMatchObject({ state: 'changed', data: { tagline: 'Changed in a file' } })
    await request.delete(`${at}?version=${record.version}`, { headers })
  },
)

test(
  'an owner adds a page, sees it, and cannot use the address of another',
  seesMostOnPhone,
  async ({ page, request }) => {
    const session = await signInByCall(request)
    await keepSession(page, session)
    await page.goto('/dashboard/content')
    await page.getByRole('button', { name: 'Add a page' }).click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Login')
    await expect(page.getByText('Its page will be /login-2')).toBeVisible()
    const title = `By train ${uniqueWord()}`
    const slug = title.toLowerCase().replaceAll(' ', '-')
    await name.fill(title)
    await expect(page.getByText(`Its page will be /${slug}`)).toBeVisible()
    await page.getByRole('button', { name: 'Add and fill in' }).click()

    await page.getByLabel('Intro', { exact: true }).fill('Trains stop at **Thivim**.')
    await page.getByRole('button', { name: 'Add a section' }).click()
    const section = page.locator('#part-sections')
    await section.getByLabel('Heading', { exact: true }).fill('From the station')
    await section.getByRole('button', { name: 'Add a paragraph' }).click()
    await section.getByRole('textbox').nth(1).fill('Half an hour by taxi.')
    const inSearch = page.locator('#part-meta')
    await inSearch.getByLabel('Title', { exact: true }).fill('By train')
    await inSearch.getByLabel('Description', { exact: true }).fill('Where trains stop.')
    await expect(page.getByText(/still to be filled in/)).toBeHidden()
    await expect(page.getByText(/^Saved/)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Preview' }).click()
    const preview = page.frameLocator(`iframe[title="Preview of ${title}"]`)
    await expect(preview.getByRole('heading', { level: 1, name: title })).toBeVisible({
      timeout: 90_000,
    })
    await expect(preview.getByText('Half an hour by taxi.')).toBeVisible()

    const headers = { authorization: `Bearer ${session.token}` }
    const at = `/api/content/records/page/${slug}`
    const { record } = await (await request.get(at, { headers })).json()
    expect((await request.delete(`${at}?version=${record.version}`, { headers })).ok()).toBe(true)
  },
)

test(
  'a problem that only the whole site shows leads to its very field, and goes once that is changed',
  onPhone,
  async ({ page, request }) => {
    const session = await signInByCall(request)
    const headers = { authorization: `Bearer ${session.token}` }
    const at = '/api/content/records/hotel/tree-house-hotel'
    const { record } = await (await request.get(at, { headers })).json()
    const [room, ...others] = record.data.rooms
    const data = { ...record.data, rooms: [{ ...room, price: 32 }, ...others] }
    expect((await request.put(at, { headers, data: { data, version: record.version } })).ok()).toBe(true)

    await keepSession(page, session)
    await page.goto('/dashboard/content?view=changes')
    await page.getByRole('link', { name: /^Tree House Hotel: .*Price$/ }).press('Enter')
    const price = page.locator('#part-rooms li').first().getByLabel('Price', { exact: true })
    await expect(price).toBeFocused()
    await expect(price).toBeInViewport()
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    const problem = page.getByText('32 is outside the usual')
    await expect(problem).toBeVisible()
    await price.fill('2299')
    await expect(problem).toBeHidden()
    await expect(price).not.toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(/^Saved/)).toBeVisible()

    const { record: saved } = await (await request.get(at, { headers })).json()
    await request.delete(`${at}?version=${saved.version}`, { headers })
  },
)

import { expect, test } from '@playwright/test'
import { onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'
import { keepSession, signInByCall, uniqueWord } from './desk-steps.ts'

test(
  'an owner writes a page of her own, sees it, and cannot take the address of another',
  onPhone,
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
      timeout: 30_000,
    })
    await expect(preview.getByText('Half an hour by taxi.')).toBeVisible()

    const headers = { authorization: `Bearer ${session.token}` }
    const at = `/api/content/records/page/${slug}`
    const { record } = await (await request.get(at, { headers })).json()
    expect((await request.delete(`${at}?version=${record.version}`, { headers })).ok()).toBe(true)
  },
)

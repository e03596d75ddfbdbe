import { expect, test } from '@playwright/test'
import { newPerson, registerByCall } from '../account/account-steps.ts'
import { keepSession } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'

test('nothing can be changed or closed while an enquiry is being sent', onDesktop, async ({ page }) => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/enquiries', async (route) => {
    await answered
    await route.fulfill({ status: 201, json: { enquiry: { _id: 'an-id' } } })
  })
  await page.goto('/hotels')
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Resort Enquiry' })
  await drawer.getByLabel('Name').fill('Meera Nair')
  await drawer.getByLabel('Phone').fill('98470 12345')
  await drawer.getByLabel('Email').fill('meera@mail.example')
  await drawer.getByLabel('Date of plan').fill('2027-01-14')
  await drawer.getByLabel('Message').fill('Ten signs.')
  await drawer.getByRole('button', { name: 'Submit Enquiry' }).click()

  await expect(drawer.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(drawer.getByLabel('Message')).toBeDisabled()
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeVisible()

  answer()
  for (const text of ['Enquiry Submitted!', 'Quick Response', 'Personalized', 'Secure']) {
    await expect(drawer.getByText(text, { exact: true })).toBeVisible()
  }
  await expect(drawer.getByLabel('Name')).toHaveValue('')
  await expect(drawer.getByLabel('Subject')).toHaveValue('enquiry')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
})

test(
  'the subject of a place stays with its page, and closing clears the errors each time',
  onPhone,
  async ({ page }) => {
    await page.goto('/hotels/la-view-hotel')
    await page.getByRole('button', { name: 'Send an enquiry' }).click()
    const drawer = page.getByRole('dialog', { name: 'Resort Enquiry' })
    await expect(drawer.getByLabel('Subject')).toHaveValue('Enquiry: La View Hotel')
    for (const _ of ['once', 'twice']) {
      await drawer.getByRole('button', { name: 'Submit Enquiry' }).click()
      await expect(drawer.getByText('Name is required')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
      await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
      await expect(drawer).toBeVisible()
      await expect(drawer.getByText('Name is required')).toBeHidden()
    }
    await page.keyboard.press('Escape')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Hotels' }).click()
    await expect(page).toHaveURL(/\/hotels$/)
    await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
    await expect(drawer.getByLabel('Subject')).toHaveValue('enquiry')
  },
)

test('Back closes the drawer, and the page behind it stays where it was', onPhone, async ({ page }) => {
  await page.goto('/hotels/la-view-hotel')
  const open = page.getByRole('main').getByRole('button', { name: 'Send an enquiry' }).first()
  const drawer = page.getByRole('dialog', { name: 'Resort Enquiry' })
  for (const close of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    // Open it in the same frame as the scroll, before the router records the position.
    const place = await open.evaluate((button) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      return scrollY
    })
    expect(place).toBeGreaterThan(0)
    await open.click()
    await expect(drawer.getByLabel('Subject')).toHaveValue('Enquiry: La View Hotel')
    await expect.poll(() => page.evaluate(() => history.state?.drawer)).toBe(true)
    await close()
    await expect(drawer).toBeHidden()
    await expect.poll(() => page.evaluate(() => history.state?.drawer)).toBeUndefined()
    await expect(page).toHaveURL('/hotels/la-view-hotel')
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(5)
  }
})

test(
  'Back closes the drawer on every kind of page, and the next Back leaves the page',
  onPhone,
  async ({ page }) => {
    const drawer = page.getByRole('dialog', { name: 'Resort Enquiry' })
    const expectBack = async (path: string) => {
      await page.goto('/dining')
      await page.goto(path)
      await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
      await expect(drawer).toBeVisible()
      await expect.poll(() => page.evaluate(() => history.state?.drawer)).toBe(true)
      await page.goBack()
      await expect(drawer).toBeHidden()
      await expect(page).toHaveURL(path)
      await page.goBack()
      await expect(page).toHaveURL('/dining')
    }
    for (const path of ['/', '/hotels/la-view-hotel', '/activity', '/contact', '/login', '/search', '/trip'])
      await expectBack(path)
    await keepSession(page, await registerByCall(page, newPerson()))
    for (const path of ['/dashboard', '/profile']) await expectBack(path)
  },
)

test('Back closes the drawer of a page that was reached by a link', onPhone, async ({ page }) => {
  await page.goto('/hotels')
  await page
    .getByRole('article', { name: 'La View Hotel' })
    .getByRole('link', { name: 'La View Hotel' })
    .first()
    .click()
  await expect(page).toHaveURL('/hotels/la-view-hotel')
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'Resort Enquiry' })
  await expect.poll(() => page.evaluate(() => history.state?.drawer)).toBe(true)
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/hotels/la-view-hotel')
  await page.goBack()
  await expect(page).toHaveURL('/hotels')
})

test('each field and each message of the contact page is there once', onDesktop, async ({ page }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Send Message' }).click()
  for (const label of ['Name', 'Phone', 'Email', 'Date of plan', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveCount(1)
  }
  await expect(page.getByLabel('Subject')).toHaveValue('membership')
  for (const field of ['Name', 'Phone', 'Email', 'Date of plan', 'Message']) {
    await expect(page.getByText(`${field} is required`)).toHaveCount(1)
  }
  const tab = page.getByRole('button', { name: 'Enquiry', exact: true })
  for (const _ of ['once', 'twice']) {
    await tab.click()
    await expect(page.getByRole('dialog').getByLabel('Subject')).toHaveValue('enquiry')
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Subject')).toHaveCount(1)
  }
})

test(
  'who comes to the contact page from a place writes about it, and else as usual',
  onPhone,
  async ({ page }) => {
    await page.goto('/hotels/la-view-hotel')
    await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
    const contact = page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first()
    const subject = page.getByRole('main').getByLabel('Subject')
    await contact.press('Enter')
    await expect(subject).toHaveValue('Enquiry: La View Hotel')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hotels' }).first().press('Enter')
    await expect(page.getByRole('heading', { name: 'All hotels' })).toBeVisible()
    await contact.press('Enter')
    await expect(subject).toHaveValue('membership')
  },
)

test('on a hotel page the enquiry comes before the floating offer', async ({ page, isMobile }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => sessionStorage.setItem('contactHelper', 'closed'))
  await page.goto('/hotels/la-view-hotel')
  await expect(page.locator('html[data-tab]')).toBeAttached()
  const enquiry = page.getByRole('button', { name: 'Enquiry', exact: true })
  const offer = page.getByRole('link', { name: 'Book Membership Now' })
  const card = page.getByRole('region', { name: 'Ask about La View Hotel' })
  await expect(offer).toBeHidden()
  let floated = 0
  for (let part = 0.1; part <= 1; part += 0.1) {
    await page.evaluate(
      (share) => scrollTo({ top: share * document.body.scrollHeight, behavior: 'instant' }),
      part,
    )
    await expect(page.getByRole('banner')).toHaveAttribute('data-bar', 'shown')
    await expect(enquiry).toBeInViewport({ ratio: 1 })
    if (!(await offer.isVisible())) continue
    floated += 1
    // The offer floats only below the page's enquiry card, and on phones only beside the full-width tab.
    expect(await card.evaluate((it) => it.getBoundingClientRect().bottom)).toBeLessThanOrEqual(0)
    if (isMobile) await expect(enquiry).toHaveCSS('inline-size', '44px')
  }
  expect(floated).toBeGreaterThan(0)
})

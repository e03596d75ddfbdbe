import { pageMeta } from '@susegad/catalog-data/seo'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../test/open-site.tsx'

// A business with hotels alone.
const { home, hotels, contact } = pageMeta
const open = (path: string) => openSite(path, { pageMeta: { home, hotels, contact } })

beforeEach(() => page.viewport(1200, 800))

const leadTo = (path: string) => document.querySelectorAll(`main a[href^="${path}"]`).length

test('home shows what there is, and asks nobody to become a member', async () => {
  await open('/')
  await expect.element(page.getByRole('link', { name: 'Contact Us' }).last()).toBeVisible()
  await expect.poll(() => document.querySelector('#hotels')).not.toBeNull()
  expect(document.querySelector('#activity, #beaches')).toBeNull()
  expect(page.getByText('Membership Card').elements()).toEqual([])
})

test('a listing ends with a way to ask, not with a card', async () => {
  await open('/hotels')
  await expect.element(page.getByRole('link', { name: 'Contact Us' }).last()).toBeVisible()
  expect(leadTo('/membership')).toBe(0)
  expect(document.querySelector('[data-slot="membership-card"]')).toBeNull()
})

test.each(['/membership', '/beaches', '/dining'])('there is nothing at %s', async (path) => {
  await open(path)
  await expect.element(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible()
})

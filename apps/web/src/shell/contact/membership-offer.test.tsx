import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../test/open-site.tsx'

test('the membership offer floats over pages, but not over a quote that is read, accepted or printed', async () => {
  await openSite('/beaches')
  await expect.poll(() => document.querySelector('.sg-membership-cta-group')).not.toBeNull()
  await openSite('/quote')
  await expect.element(page.getByRole('heading', { name: 'Your quote' })).toBeVisible()
  await expect.poll(() => document.querySelector('.sg-membership-cta-group')).toBeNull()
})

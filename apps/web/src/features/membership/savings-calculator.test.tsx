import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openSite } from '../../../test/open-site.tsx'

test('a number typed into the emptied field stands without a leading zero', async () => {
  await openSite('/membership')
  const nights = page.getByLabelText('Nights')
  await nights.clear()
  await nights.click()
  await userEvent.keyboard('{End}5')
  expect((nights.element() as HTMLInputElement).value).toBe('5')
})

import { exampleCatalogue } from '@susegad/catalog-data/catalogue/example'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openSite } from '../../../test/open-site.tsx'

test('a business that answers within a day promises so after an enquiry without JavaScript', async () => {
  const { business } = await exampleCatalogue()
  await openSite('/enquiry-sent', { business: { ...business, replyPromise: 'within a day' } })
  await expect.element(page.getByText("We'll get back to you within a day!", { exact: true })).toBeVisible()
})

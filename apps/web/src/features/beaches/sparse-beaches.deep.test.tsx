import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emptyParts } from '../../../test/empty-parts.ts'
import { bareBeach, fixtureBeaches } from '../../../test/fixture-catalogue/beaches.ts'
import { openSite } from '../../../test/open-site.tsx'

const open = (path: string) => openSite(path, { beaches: fixtureBeaches, beachSummaries: fixtureBeaches })

beforeEach(() => page.viewport(1200, 800))

test.each(fixtureBeaches)(
  'the page of $name has no heading, list or fact without content',
  async ({ slug }) => {
    await open(`/beaches/${slug}`)
    await expect.element(page.getByRole('region', { name: 'Location', exact: true })).toBeVisible()
    expect(emptyParts()).toEqual([])
    await open('/beaches')
    await expect.element(page.getByRole('article').first()).toBeVisible()
    expect(emptyParts()).toEqual([])
  },
)

test('a beach of which little is known has tabs for the sections it has', async () => {
  await open(`/beaches/${bareBeach.slug}`)
  const tabs = page.getByRole('navigation', { name: `Sections about ${bareBeach.name}` })
  await expect.element(tabs).toBeVisible()
  for (const tab of tabs.getByRole('link').elements())
    expect(document.querySelector(tab.getAttribute('href') ?? ''), tab.textContent).not.toBeNull()
})

import type * as React from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../general/button/button.tsx'
import { PhoneIcon } from '../general/icon/icon.tsx'
import { SiteFooter, SiteFooterColumn } from '../general/site-footer/site-footer.tsx'
import { SiteHeader, SiteHeaderDetail, SiteHeaderTop } from '../general/site-header/site-header.tsx'

const number = '+91 832 000 0142'
const phone = <a href="tel:+918320000142">{number}</a>

/** The characters as they stand from left to right. */
function seen(text: Text): string {
  const range = document.createRange()
  const placed = [...text.data].map((character, index) => {
    range.setStart(text, index)
    range.setEnd(text, index + 1)
    return { character, left: range.getBoundingClientRect().left }
  })
  return placed
    .toSorted((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('')
}

const places: Record<string, React.ReactNode> = {
  'in a sentence': <p>اتصل بنا على {phone} أو اكتب لنا</p>,
  'in the footer': (
    <SiteFooter>
      <SiteFooterColumn title="زورونا">
        <address>{phone}</address>
      </SiteFooterColumn>
    </SiteFooter>
  ),
  'in the header': (
    <SiteHeader>
      <SiteHeaderTop>
        <SiteHeaderDetail asChild icon={<PhoneIcon />}>
          {phone}
        </SiteHeaderDetail>
      </SiteHeaderTop>
    </SiteHeader>
  ),
  'in a button': <Button asChild>{phone}</Button>,
}

test.each(Object.entries(places))(
  'a phone number %s reads from left to right in Arabic too',
  async (_, place) => {
    const { container } = await render(
      <div dir="rtl" lang="ar">
        {place}
      </div>,
    )
    const link = container.querySelector('a[href^="tel:"]')
    const text = [...(link?.childNodes ?? [])].find((node) => node instanceof Text)
    expect(text && seen(text)).toBe(number)
  },
)

import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'

const items = [
  { label: 'Home', href: '/' },
  { label: 'Hotels', href: '/hotels' },
  { label: 'Tree House Hotel', href: '/hotels/tree-house-hotel' },
]

describeConformance('Breadcrumbs', (props) => <Breadcrumbs items={items} {...props} />, {
  slot: 'breadcrumbs',
  tag: 'nav',
})

test('every step but the last is a link, in order', async () => {
  const screen = await render(<Breadcrumbs items={items} />)
  const links = screen.getByRole('link').elements()
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
    'Home /',
    'Hotels /hotels',
  ])
  const page = screen.getByText('Tree House Hotel')
  await expect.element(page).toHaveAttribute('aria-current', 'page')
})

test('links may be of another kind and keep their own attributes', async () => {
  const screen = await render(
    <Breadcrumbs
      items={items}
      linkAs={({ href, ...props }: ComponentProps<'a'>) => <a href={`/en${href}`} {...props} rel="up" />}
    />,
  )
  const link = screen.getByRole('link', { name: 'Hotels' })
  await expect.element(link).toHaveAttribute('href', '/en/hotels')
  await expect.element(link).toHaveAttribute('rel', 'up')
  await expect.element(link).toHaveClass('sg-breadcrumbs-link')
})

import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { ListingCount } from './listing-count.tsx'

test('a filter changes the count and no other number of the line', async () => {
  const count = (shown: number) => <ListingCount shown={shown} all={9} line="24-hour desk: {count} hotels" />
  const screen = await render(count(9))
  await expect.element(screen.getByRole('status')).toHaveTextContent('24-hour desk: 9 hotels')
  await screen.rerender(count(2))
  await expect.element(screen.getByRole('status')).toHaveTextContent('24-hour desk: 2 of 9 hotels')
})

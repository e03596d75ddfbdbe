import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { LocaleProvider } from '../../locale/locale.tsx'
import { Price } from './price.tsx'

describeConformance('Price', (props) => <Price amount={1999} {...props} />, { slot: 'price', tag: 'span' })

test.each([
  [{ amount: 1999, unit: '/ night' }, '₹1,999 / night'],
  [{ amount: 249, prefix: 'From', unit: '/ person' }, 'From ₹249 / person'],
  [{ amount: 123456 }, '₹1,23,456'],
  [{ amount: 1499, before: 23600 }, 'Was ₹23,600 now ₹1,499'],
])('%j reads "%s"', async (props, text) => {
  const { container } = await render(<Price {...props} />)
  expect(container.textContent).toBe(text)
})

test('the provider gives language and currency, and the price may have a currency of its own', async () => {
  const { container } = await render(
    <LocaleProvider locale="de-DE" currency="EUR">
      <Price amount={1499} /> <Price amount={1499} currency="INR" />
    </LocaleProvider>,
  )
  expect(container.textContent?.replaceAll('\u00a0', ' ')).toBe('1.499 € 1.499 ₹')
})

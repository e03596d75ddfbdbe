import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Pagination } from '../general/pagination/pagination.tsx'
import { LocaleProvider, useLocale } from './locale.tsx'

const hindi = { pagination: { pages: 'पृष्ठ', next: 'अगला', showing: '{count} में से {from} से {to}' } }

test('a component speaks the words of the provider, its own labels first, and English for what is missing', async () => {
  const screen = await render(
    <LocaleProvider locale="hi-IN" messages={hindi}>
      <Pagination
        page={1}
        totalPages={3}
        results={{ pageSize: 10, total: 1_25_000 }}
        labels={{ next: 'आगे' }}
      />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('navigation', { name: 'पृष्ठ' })).toBeVisible()
  await expect.element(screen.getByText('1,25,000 में से 1 से 10')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'आगे' })).toBeVisible()
  await expect.element(screen.getByText('Previous')).toBeInTheDocument()
})

function Shown() {
  const { locale, currency, direction } = useLocale()
  return <p>{`${locale} ${currency} ${direction}`}</p>
}

test('without a provider it is English with rupees', async () => {
  const screen = await render(<Shown />)
  await expect.element(screen.getByText('en-IN INR ltr')).toBeVisible()
})

test('an inner provider keeps what it does not name, and the direction follows the language', async () => {
  const screen = await render(
    <LocaleProvider locale="ar-AE" currency="AED">
      <Shown />
      <LocaleProvider currency="EUR">
        <Shown />
      </LocaleProvider>
      <LocaleProvider locale="hi-IN">
        <Shown />
      </LocaleProvider>
    </LocaleProvider>,
  )
  await expect.element(screen.getByText('ar-AE AED rtl')).toBeVisible()
  await expect.element(screen.getByText('ar-AE EUR rtl')).toBeVisible()
  await expect.element(screen.getByText('hi-IN AED ltr')).toBeVisible()
})

test('a text passed on as undefined does not hide the one below it', async () => {
  const labels = { next: undefined } as unknown as { next: string }
  const screen = await render(
    <LocaleProvider messages={hindi}>
      <Pagination page={1} totalPages={3} labels={labels} />
    </LocaleProvider>,
  )
  await expect.element(screen.getByRole('button', { name: 'अगला' })).toBeVisible()
})

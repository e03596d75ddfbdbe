import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { showServerHtml } from '../../../test/server-html.tsx'
import { Faq, type FaqEntry } from './faq.tsx'

const entries: readonly FaqEntry[] = [
  { question: 'When do we arrive?', answer: 'From 1 pm.' },
  { id: 'cancel', question: 'How do we cancel?', answer: ['Free 30 days ahead', 'One night until 15 days'] },
]

const openOnes = (container: HTMLElement) =>
  [...container.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent)

describeConformance('Faq', (props) => <Faq entries={entries} headingLevel={2} {...props} />, {
  slot: 'faq',
  tag: 'div',
})

test.each(['with the script', 'from the HTML alone'])(
  'one is open at a time and closes again, %s',
  async (how) => {
    const element = <Faq entries={entries} />
    const container = how === 'with the script' ? (await render(element)).container : showServerHtml(element)
    const [first, second] = container.querySelectorAll('summary')
    first?.click()
    await expect.poll(() => openOnes(container)).toEqual(['When do we arrive?'])
    second?.click()
    await expect.poll(() => openOnes(container)).toEqual(['How do we cancel?'])
    second?.click()
    await expect.poll(() => openOnes(container)).toEqual([])
  },
)

test('two of them on a page do not close each other', async () => {
  const { container } = await render(
    <>
      <Faq entries={entries} defaultOpen={0} />
      <Faq entries={entries} defaultOpen={1} />
    </>,
  )
  expect(openOnes(container)).toEqual(['When do we arrive?', 'How do we cancel?'])
})

test('the keyboard opens and closes', async () => {
  const screen = await render(<Faq entries={entries} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('From 1 pm.')).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByText('Free 30 days ahead')).toBeVisible()
  await expect.element(screen.getByText('From 1 pm.')).not.toBeVisible()
})

test('several lines are a list', async () => {
  const screen = await render(<Faq entries={entries} defaultOpen={1} />)
  expect(
    screen
      .getByRole('listitem')
      .elements()
      .map((line) => line.textContent),
  ).toEqual(['Free 30 days ahead', 'One night until 15 days'])
})

test('without entries it says so', async () => {
  const screen = await render(<Faq entries={[]} />)
  await expect.element(screen.getByText('No FAQ available at the moment.')).toBeVisible()
})

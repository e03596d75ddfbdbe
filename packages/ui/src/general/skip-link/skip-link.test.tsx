import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { SkipLink } from './skip-link.tsx'

describeConformance('SkipLink', (props) => <SkipLink {...props} />, { slot: 'skip-link', tag: 'a' })

test('it is out of sight until the keyboard reaches it, then leads to the main part', async () => {
  const screen = await render(
    <>
      <SkipLink />
      <main id="main" tabIndex={-1}>
        Content
      </main>
    </>,
  )
  const link = screen.getByRole('link', { name: 'Skip to content' })
  expect(getComputedStyle(link.element()).clipPath).not.toBe('none')
  await userEvent.tab()
  await expect.element(link).toHaveFocus()
  expect(getComputedStyle(link.element()).clipPath).toBe('none')
  await userEvent.keyboard('{Enter}')
  expect(location.hash).toBe('#main')
  history.replaceState(null, '', location.pathname + location.search)
})

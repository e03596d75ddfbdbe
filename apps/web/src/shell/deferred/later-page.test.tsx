import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { deferred } from './deferred.tsx'
import { leaveFirstPage } from './first-page.ts'

test('a part that did not come as HTML is drawn once its script is there', async () => {
  leaveFirstPage()
  let arrive = (_: () => React.JSX.Element) => {}
  const Part = deferred(
    () =>
      new Promise<() => React.JSX.Element>((resolve) => {
        arrive = resolve
      }),
  )
  // StrictMode, as the development server has it: effects run twice.
  const { container } = await render(
    <StrictMode>
      <Part />
    </StrictMode>,
  )
  arrive(() => <button type="button">Here</button>)
  await vi.waitFor(() => expect(container.textContent).toBe('Here'))
})

import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Skeleton } from './skeleton.tsx'

describeConformance('Skeleton', (props) => <Skeleton {...props} />, { slot: 'skeleton', tag: 'span' })

test('draws as many lines as asked and says nothing', async () => {
  const { container } = await render(<Skeleton lines={3} />)
  expect(container.querySelectorAll('[data-slot="skeleton-line"]')).toHaveLength(3)
  expect(container.querySelector('[data-slot="skeleton"]')?.getAttribute('aria-hidden')).toBe('true')
})

test('stands still for whoever wants less motion, as the tests do', async () => {
  const { container } = await render(<Skeleton />)
  expect(container.getAnimations({ subtree: true })).toHaveLength(0)
})

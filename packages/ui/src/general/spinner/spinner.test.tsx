import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { Spinner } from './spinner.tsx'

describeConformance('Spinner', (props) => <Spinner {...props} />, { slot: 'spinner', tag: 'span' })

test('a screen reader hears what it waits for', async () => {
  const screen = await render(<Spinner labels={{ loading: 'Loading enquiries' }} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading enquiries')
})

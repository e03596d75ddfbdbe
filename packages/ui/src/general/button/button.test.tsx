import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../../test/conformance.tsx'
import { parkPointer } from '../../../test/emulate.ts'
import { Button } from './button.tsx'

describeConformance('Button', (props) => <Button {...props}>Save</Button>, {
  slot: 'button',
  tag: 'button',
  renderAsChild: (props) => (
    <Button {...props} asChild>
      <a href="/elsewhere">Elsewhere</a>
    </Button>
  ),
})

test('does not send a form unless told to', async () => {
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = 'yes'
      }}
    >
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  const form = screen.container.querySelector('form')
  await screen.getByRole('button', { name: 'Plain' }).click()
  expect(form?.dataset.sent).toBeUndefined()
  await screen.getByRole('button', { name: 'Send' }).click()
  expect(form?.dataset.sent).toBe('yes')
})

test('while it loads it keeps its name, focus and width, and ignores presses', async () => {
  let presses = 0
  const button = (state: 'idle' | 'loading') => (
    <Button state={state} onClick={() => presses++}>
      Send enquiry
    </Button>
  )
  const screen = await render(button('idle'))
  const element = screen.getByRole('button').element() as HTMLElement
  const width = element.getBoundingClientRect().width
  element.focus()
  await screen.rerender(button('loading'))
  await userEvent.keyboard('{Enter}')
  expect(presses).toBe(0)
  expect(document.activeElement).toBe(element)
  expect(element.getBoundingClientRect().width).toBe(width)
  await expect
    .element(screen.getByRole('button', { name: /Send enquiry/ }))
    .toHaveAttribute('aria-busy', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Please wait')
})

test.each(['primary', 'secondary', 'outline', 'danger', 'ghost', 'link'] as const)(
  'a disabled %s button looks the same under the pointer',
  async (variant) => {
    await parkPointer()
    const screen = await render(
      <Button variant={variant} disabled style={{ transition: 'none' }}>
        Send
      </Button>,
    )
    const element = screen.getByRole('button').element()
    const look = () => {
      const { color, backgroundColor, borderColor, boxShadow } = getComputedStyle(element)
      return { color, backgroundColor, borderColor, boxShadow }
    }
    const before = look()
    await userEvent.hover(element, { force: true })
    expect(element.matches(':hover')).toBe(true)
    expect(look()).toEqual(before)
  },
)

test('a loading submit button does not send its form again', async () => {
  let sent = 0
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent++
      }}
    >
      <Button type="submit" state="loading">
        Send
      </Button>
    </form>,
  )
  ;(screen.getByRole('button').element() as HTMLElement).click()
  expect(sent).toBe(0)
})

test('a loading link is not followed, by pointer or key, and its own handler is not asked', async () => {
  const followed: string[] = []
  const screen = await render(
    <Button asChild state="loading">
      {/* biome-ignore lint/a11y/useValidAnchor: a router's link has both */}
      <a href="#followed" onClick={() => followed.push('handler')}>
        Open
      </a>
    </Button>,
  )
  await screen.getByRole('link').click({ force: true })
  screen.getByRole('link').element().focus()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual([])
  expect(location.hash).not.toBe('#followed')
})

test('Enter in a field does not send a form whose submit button is loading', async () => {
  let sent = 0
  const screen = await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        sent++
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" state="loading">
        Save
      </Button>
    </form>,
  )
  await screen.getByLabelText('Name').click()
  await userEvent.keyboard('{Enter}')
  expect(sent).toBe(0)
})

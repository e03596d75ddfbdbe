import {
  type ComponentType,
  createContext,
  type ReactNode,
  Suspense,
  startTransition,
  use,
  useState,
} from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { keepEarlyInput } from '../../start/early-input.ts'
import { markLive } from '../../start/part.ts'
import { deferred } from './deferred.tsx'

const Language = createContext('English')

function Counter() {
  const language = use(Language)
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${language} ${count}`}
      </button>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <output>{name}</output>
      <details>More</details>
      <dialog>Enquiry</dialog>
    </div>
  )
}

let setLanguage = (_language: string) => {}

function Site({ children }: { children: ReactNode }) {
  const [language, set] = useState('English')
  setLanguage = set
  return <Language value={language}>{children}</Language>
}

/** A page whose one part has its HTML, and whose part's script comes when `arrive` is called. */
async function showPage(when?: 'near' | 'touched' | 'idle') {
  let arrive = (_part: ComponentType<object>) => {}
  let fail = (_error: Error) => {}
  let asked = false
  const script = new Promise<ComponentType<object>>((resolve, reject) => {
    arrive = resolve
    fail = reject
  })
  const Part = deferred(() => {
    asked = true
    return script
  }, when)
  const container = document.createElement('div')
  container.innerHTML = renderToString(
    <div data-part="" style={{ display: 'contents' }}>
      <Suspense>
        <Counter />
      </Suspense>
    </div>,
  )
  // Above the window: a mouse that another file has left over the part would be a touch.
  if (when === 'touched') container.style.cssText = 'position: fixed; inset-block-start: -100vh'
  document.body.append(container)
  const errors: unknown[] = []
  const root = hydrateRoot(
    container,
    <Site>
      <Part />
    </Site>,
    { onRecoverableError: (error) => errors.push(error) },
  )
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const text = () => container.querySelector('button')?.textContent
  const press = () => container.querySelector('button')?.click()
  // Once React has tried the part and left it alone.
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  return {
    errors,
    text,
    press,
    container,
    arrive: () => arrive(Counter),
    fail: () => fail(new Error('The script is lost.')),
    isAsked: () => asked,
    setLanguage: (language: string) => setLanguage(language),
    field: () => container.querySelector('input') ?? document.createElement('input'),
  }
}

function type(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeAll(keepEarlyInput)

test('a part keeps its HTML and asks for no script until it is touched', async () => {
  const page = await showPage('touched')
  expect(page.text()).toBe('English 0')
  expect(page.isAsked()).toBe(false)
  page.press()
  await vi.waitFor(() => expect(page.isAsked()).toBe(true))
  expect(page.text()).toBe('English 0')
  page.arrive()
  await vi.waitFor(() => expect(page.text()).toBe('English 1'))
  expect(page.errors).toEqual([])
})

test('what is typed before the script is in its state afterwards', async () => {
  const page = await showPage('touched')
  type(page.field(), 'Meera')
  page.arrive()
  await vi.waitFor(() => expect(page.container.querySelector('output')?.textContent).toBe('Meera'))
})

for (const [how, change] of [
  ['at once', (act: () => void) => act()],
  ['in a transition', (act: () => void) => startTransition(act)],
] as const) {
  test(`a context that changes ${how} above a part leaves its HTML until its script has come`, async () => {
    const page = await showPage('touched')
    const [button, field] = [page.container.querySelector('button'), page.field()]
    type(field, 'Meera')
    change(() => page.setLanguage('Konkani'))
    await vi.waitFor(() => expect(page.isAsked()).toBe(true))
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
    expect(page.container.querySelector('button')).toBe(button)
    expect(page.field()).toBe(field)
    page.press()
    page.arrive()
    await vi.waitFor(() => expect(page.text()).toBe('Konkani 1'))
    expect(page.field().value).toBe('Meera')
    page.press()
    await vi.waitFor(() => expect(page.text()).toBe('Konkani 2'))
  })
}

test('what was opened before a context changed stays open', async () => {
  const page = await showPage('touched')
  const details = () => page.container.querySelector('details')
  const dialog = () => page.container.querySelector('dialog')
  details()?.setAttribute('open', '')
  dialog()?.showModal()
  page.setLanguage('Konkani')
  await vi.waitFor(() => expect(page.isAsked()).toBe(true))
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
  page.arrive()
  await vi.waitFor(() => expect(page.text()).toBe('Konkani 0'))
  expect(dialog()?.matches(':modal')).toBe(true)
  expect(details()?.open).toBe(true)
})

test('what is opened just as its part is drawn anew is open afterwards', () => {
  const part = document.createElement('div')
  part.dataset.part = ''
  const html = '<dialog>Enquiry</dialog><div popover="auto">Menu</div>'
  for (const opened of ['dialog', '[popover]'] as const) {
    part.dataset.part = ''
    part.innerHTML = html
    document.body.append(part)
    const element = part.querySelector<HTMLElement>(opened)
    if (element instanceof HTMLDialogElement) element.showModal()
    else element?.showPopover()
    // Before the task that tells of the opening.
    part.innerHTML = html
    markLive(part)
    expect(part.querySelector(`${opened}:is(:modal, :popover-open)`), opened).not.toBeNull()
    part.remove()
  }
})

test('a part whose script is lost stays the HTML that it is, and its buttons are let go', async () => {
  const page = await showPage('touched')
  const pressed = vi.fn()
  // Capture phase: React stops clicks in a dehydrated boundary.
  document.body.addEventListener('click', pressed, { capture: true })
  page.press()
  expect(pressed).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(page.isAsked()).toBe(true))
  page.fail()
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledOnce())
  expect(page.text()).toBe('English 0')
})

test('a part that acts by itself takes its script once the page is idle', async () => {
  const page = await showPage('idle')
  page.arrive()
  const part = page.container.querySelector<HTMLElement>('[data-part]')
  await vi.waitFor(() => expect(part?.dataset.part).toBe('live'), { timeout: 5000 })
})

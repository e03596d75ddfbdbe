import { act, type ReactElement, StrictMode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { onTestFinished, vi } from 'vitest'
import { showServerHtml } from './server-html.tsx'

export interface HydrateOptions {
  /** Acts on the HTML before hydration, as a visitor could. */
  before?: (container: HTMLElement) => void | Promise<void>
}

/** Renders on the "server", puts the HTML on the page and hydrates it; returns all errors React logs. */
export async function hydrate(
  element: ReactElement,
  { before }: HydrateOptions = {},
): Promise<{ container: HTMLElement; complaints: string[] }> {
  const complaints: string[] = []
  const log = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    complaints.push(parts.map(String).join(' '))
  })
  const container = showServerHtml(element)
  await before?.(container)
  let root: Root | undefined
  // From here on the test acts as a visitor, through the browser.
  const expectAct = (on: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: on })
  onTestFinished(async () => {
    expectAct(true)
    await act(async () => root?.unmount())
    expectAct(false)
  })
  expectAct(true)
  await act(async () => {
    root = hydrateRoot(container, <StrictMode>{element}</StrictMode>, {
      onRecoverableError: (error) => complaints.push(String(error)),
    })
  })
  expectAct(false)
  log.mockRestore()
  return { container, complaints }
}

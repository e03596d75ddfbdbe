import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** Puts on the page what a server would send, with no script behind it, until the test is over. */
export function showServerHtml(element: ReactElement): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<StrictMode>{element}</StrictMode>)
  document.body.append(container)
  onTestFinished(() => container.remove())
  return container
}

import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** Shows server-rendered HTML on the page without hydration, until the test ends. */
export function showServerHtml(element: ReactElement): HTMLElement {
  const container = document.createElement('div')
  container.innerHTML = renderToString(<StrictMode>{element}</StrictMode>)
  document.body.append(container)
  onTestFinished(() => container.remove())
  return container
}

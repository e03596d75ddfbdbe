import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { createContext, type PropsWithChildren, useEffect, useState } from 'react'
import { type Appearance, applyAppearance, initialAppearance } from '../appearance/appearance.ts'
import { workshopThemes } from '../workshop-themes.ts'
import './docs-page.css'

interface Globals extends Appearance {
  viewport?: { value?: string }
}

/** The toolbar's theme, for content that the docs page renders itself. */
export const DocsTheme = createContext(initialAppearance.theme)

/** Applies the toolbars to docs pages, like to stories. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const { channel } = props.context as unknown as {
    channel: {
      on: (event: string, listener: (change: { globals: Globals }) => void) => void
      off: (event: string, listener: (change: { globals: Globals }) => void) => void
    }
  }
  const [globals, setGlobals] = useState<Globals>(() => ({ ...initialAppearance, ...globalsOfAddress() }))
  useEffect(() => {
    const update = (change: { globals: Globals }) => setGlobals(change.globals)
    channel.on('globalsUpdated', update)
    return () => channel.off('globalsUpdated', update)
  }, [channel])
  const { theme, language, motion, direction, text, viewport } = globals
  // Each story sets its own direction; the docs page around it stays English.
  useEffect(() => applyAppearance({ theme, motion, language: 'en-IN', direction: 'ltr' }), [theme, motion])
  useEffect(
    () => keepFrames({ theme, language, motion, direction, text }, viewport?.value),
    [theme, language, motion, direction, text, viewport?.value],
  )
  return (
    <DocsTheme value={theme}>
      <DocsContainer {...props} theme={theme === 'dark' ? workshopThemes.dark : workshopThemes.light} />
    </DocsTheme>
  )
}

/** Passes the toolbars' choices to the iframes of whole pages, in their URL. */
function keepFrames(globals: Appearance, viewport?: string): () => void {
  // Without the addon's axe run, whose result a frame doesn't show. Each story's own page runs it.
  const wanted = [...Object.entries(globals).map((pair) => pair.join(':')), 'a11y.manual:!true'].join(';')
  const renew = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('.docs-story iframe')) {
      const address = new URL(frame.src)
      frame.dataset.viewport = viewport ?? ''
      if (address.searchParams.get('globals') === wanted) continue
      address.searchParams.set('globals', wanted)
      frame.src = address.href
    }
  }
  renew()
  const observer = new MutationObserver(renew)
  observer.observe(document.body, { subtree: true, childList: true })
  return () => observer.disconnect()
}

function globalsOfAddress(): Partial<Globals> {
  const pairs = new URLSearchParams(location.search).get('globals')?.split(';') ?? []
  return Object.fromEntries(pairs.filter(Boolean).map((pair) => pair.split(':')))
}

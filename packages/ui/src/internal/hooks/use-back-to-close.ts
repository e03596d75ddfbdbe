'use client'

import * as React from 'react'

const marked = (key: string) => Boolean((window.history.state as Record<string, unknown> | null)?.[key])

/**
 * Makes Back close something instead of leaving the page, with an extra history entry of the same URL.
 * Returns a function to call when it is closed in another way. Without a key it leaves the history alone.
 */
export function useBackToClose(key: string | undefined, onBack: () => void): () => void {
  const goBack = React.useEffectEvent(onBack)
  React.useEffect(() => {
    if (!key) return
    // A reload keeps the entry, so it may already exist.
    if (!marked(key)) window.history.pushState({ ...window.history.state, [key]: true }, '')
    const onPopState = () => {
      if (!marked(key)) goBack()
    }
    window.addEventListener('popstate', onPopState)
    return () => window.removeEventListener('popstate', onPopState)
  }, [key])

  return () => {
    if (key && marked(key)) window.history.back()
  }
}

'use client'

import * as React from 'react'
import { findByName, moveFocus } from './menu-focus.ts'

/** Milliseconds after which typeahead starts over. */
const typingPause = 800

/** Keyboard handling of an open menu. */
export function useMenuKeys(close: () => void): (event: React.KeyboardEvent<HTMLElement>) => void {
  const typed = React.useRef({ word: '', at: 0 })
  return (event) => {
    const { currentTarget: menu, key } = event
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (key === 'Tab') return close()
    const isTyping = event.timeStamp - typed.current.at < typingPause
    const word = isTyping ? typed.current.word : ''
    if (key === 'Escape') close()
    else if (key === 'Enter' || (key === ' ' && !word)) press(menu)
    else if (key.length === 1) {
      typed.current = { word: word + key, at: event.timeStamp }
      findByName(menu, word + key)?.focus()
    } else if (!moveFocus(menu, key)) return
    event.preventDefault()
  }
}

function press(menu: HTMLElement): void {
  const item = document.activeElement
  if (item instanceof HTMLElement && item !== menu && menu.contains(item)) item.click()
}

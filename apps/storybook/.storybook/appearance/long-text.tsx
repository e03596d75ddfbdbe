import { type PropsWithChildren, useEffect, useRef } from 'react'
import { lengthen } from './lengthen.ts'

// Not lengthened: code, typed text, the brand name, elements with an accessible name besides their text, and
// Storybook's own panels in the same body.
const left =
  'script, style, textarea, [data-slot=logo], :is(a, button)[aria-label], .sb-wrapper, .sb-preparing-story, .sb-preparing-docs'

/** Lengthens every text in an element, now and whenever the story changes it. */
function keepLong(root: Element): () => void {
  const written = new WeakMap<Node, string>()
  const write = (text: Node) => {
    const own = text.nodeValue ?? ''
    if (written.get(text) === own || text.parentElement?.closest(left)) return
    const longer = lengthen(own)
    written.set(text, longer)
    if (longer !== own) text.nodeValue = longer
  }
  const walk = (from: Node) => {
    const texts = document.createTreeWalker(from, NodeFilter.SHOW_TEXT)
    if (from.nodeType === Node.TEXT_NODE) write(from)
    while (texts.nextNode()) write(texts.currentNode)
  }
  walk(root)
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') write(target)
      else for (const node of addedNodes) walk(node)
    }
  })
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  return () => observer.disconnect()
}

/** Lengthens every text of a story; with `whole`, also text that it portals into the page. */
export function LongText({ whole, children }: PropsWithChildren<{ whole: boolean }>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const root = whole ? document.body : place.current
    return root ? keepLong(root) : undefined
  }, [whole])
  return (
    <div ref={place} style={{ display: 'contents' }}>
      {children}
    </div>
  )
}

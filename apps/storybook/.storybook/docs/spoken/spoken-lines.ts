import { isLeaf, lineOf, type SpokenLine } from './spoken-line.ts'

/** Elements that are not announced: hidden from everybody, or from assistive technology. */
function isSilent(element: Element): boolean {
  if (element.matches('[aria-hidden=true], [inert], script, style, template')) return true
  return (
    getComputedStyle(element).display !== 'contents' && !element.checkVisibility({ visibilityProperty: true })
  )
}

/** Reads a whole story as a screen reader does. */
export function spokenLines(root: Element): SpokenLine[] {
  const lines: SpokenLine[] = []
  let text = ''
  const endText = () => {
    const said = text.replace(/\s+/g, ' ').trim()
    if (said) lines.push({ role: 'text', said: 'text', name: said, further: [] })
    text = ''
  }
  const read = (element: Element): void => {
    if (isSilent(element)) return
    const line = lineOf(element)
    const isBlock = !getComputedStyle(element).display.startsWith('inline')
    if (line || isBlock) endText()
    if (line) lines.push(line)
    if (line && isLeaf(line.role)) return
    for (const child of element.childNodes) {
      if (child.nodeType === Node.TEXT_NODE) text += child.textContent
      else if (child.nodeType === Node.ELEMENT_NODE) read(child as Element)
    }
    if (isBlock) endText()
    else text += ' '
  }
  // Everything behind a modal dialog is inert.
  const modal = [...root.ownerDocument.querySelectorAll('dialog:modal')].at(-1)
  read(modal && (root.contains(modal) || root.ownerDocument !== document) ? modal : root)
  endText()
  // A label's text is its field's name, which is announced once.
  return lines.filter(
    ({ role, name }, place) =>
      role !== 'text' || ![-2, -1, 1, 2].some((step) => lines[place + step]?.name === name),
  )
}

import type { Gate } from './gate.ts'
import { somebodyThere } from './somebody-there.ts'

/** Near what is seen, once somebody is there to see it. */
export function openWhenSeen(root: HTMLElement, gate: Gate): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) gate.open()
    },
    { rootMargin: '100px' },
  )
  void somebodyThere.then(() => {
    if (gate.closed) for (const part of root.children) observer.observe(part)
  })
  void gate.opened.then(() => observer.disconnect())
  return () => observer.disconnect()
}

/** A picture that fails needs the script, which has something to show in its place. */
export function openWhenBroken(root: HTMLElement, gate: Gate): () => void {
  const open = () => gate.open()
  const broken = [...root.querySelectorAll('img')].some(
    (image) => image.complete && image.getAttribute('src') && image.naturalWidth === 0,
  )
  if (broken) open()
  root.addEventListener('error', open, { capture: true })
  return () => root.removeEventListener('error', open, { capture: true })
}

import { useEffect, useRef, useState } from 'react'
import type { SpokenLine } from './spoken-line.ts'
import './read-aloud.css'

/** The frame of a story, not one that a component renders, such as a map. */
const frameOfStory = 'iframe[id^="iframe--"]'

const most = 12
/** Milliseconds without a change after which a story counts as rendered. */
const quiet = 300

/** The page's first story as a screen reader reads it: name, role and state, in reading order, updated as it changes. */
export function ReadAloud({ notes }: { notes: readonly string[] }) {
  const place = useRef<HTMLElement>(null)
  const [lines, setLines] = useState<SpokenLine[]>([])
  useEffect(() => followStory(place.current, setLines), [])
  const shown = lines.slice(0, most)
  return (
    <section ref={place} className="read-aloud" hidden={lines.length === 0 && notes.length === 0}>
      <h2>What a screen reader says</h2>
      {lines.length > 0 && (
        <>
          <p>Of the story above, in this order. Read from its accessibility tree as it stands now.</p>
          <ol className="sb-unstyled">
            {shown.map(({ role, said, name, further }, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the line's place is what it is
              <li key={line} data-role={role}>
                <span className="read-aloud-role">{said}</span>
                <span className="read-aloud-words">
                  <b>{name}</b> {further.length > 0 && <i>{further.join(', ')}</i>}
                </span>
              </li>
            ))}
          </ol>
          {lines.length > most && <p>… and {lines.length - most} more.</p>}
        </>
      )}
      {notes.length > 0 && (
        <ul>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Reads the first story of the docs page, also one in a frame, again after each change. */
function followStory(place: HTMLElement | null, tell: (lines: SpokenLine[]) => void): () => void {
  const story = place?.closest('.sbdocs-content')?.querySelector('.docs-story')
  if (!story) return () => {}
  let timer = 0
  const observers: MutationObserver[] = []
  const read = async () => {
    const { spokenLines } = await import('./spoken-lines.ts')
    const root = rootOf(story)
    if (root) tell(spokenLines(root))
  }
  const soon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(read, quiet)
  }
  const watch = (target: Node) => {
    const observer = new MutationObserver(soon)
    observer.observe(target, { subtree: true, childList: true, characterData: true, attributes: true })
    observers.push(observer)
    soon()
  }
  watch(story)
  const frame = story.querySelector<HTMLIFrameElement>(frameOfStory)
  const enter = () => frame?.contentDocument && watch(frame.contentDocument)
  frame?.addEventListener('load', enter)
  return () => {
    clearTimeout(timer)
    frame?.removeEventListener('load', enter)
    for (const observer of observers) observer.disconnect()
  }
}

const rootOf = (story: Element): Element | null | undefined => {
  const frame = story.querySelector<HTMLIFrameElement>(frameOfStory)
  return frame ? frame.contentDocument?.body : story.querySelector('[id^="story--"]')
}

import { Alert } from '@susegad/ui/alert'
import { type RefCallback, useCallback, useRef, useState } from 'react'
import { StudioLink } from '../content/studio-link.tsx'
import './preview.css'

export type PreviewWidth = 'phone' | 'desktop'

/** Width in px; scaled down if it doesn't fit. */
const widths = { phone: 390, desktop: 1280 }

interface PreviewFrameProps {
  /** Path of the secret page. */
  path: string
  /** Version of the saved draft: a new one reloads the preview. */
  version: string
  width: PreviewWidth
  title: string
  /** Notice of what the preview leaves out; empty if nothing. */
  onNote: (note: string) => void
}

/** The real page with the saved drafts, in phone or desktop width. */
export function PreviewFrame({ path, version, width, title, onNote }: PreviewFrameProps) {
  const [room, setRoom] = useState<{ width: number; height: number }>()
  const [isBroken, setBroken] = useState(false)
  const top = useRef(0)
  const measure: RefCallback<HTMLDivElement> = useCallback((box) => {
    if (!box) return undefined
    const observer = new ResizeObserver(() => setRoom({ width: box.clientWidth, height: box.clientHeight }))
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  const scale = room ? Math.min(1, room.width / widths[width]) : 1
  return (
    <div ref={measure} className="studio-preview-room" data-width={width}>
      {isBroken && (
        <Alert tone="warning">
          <p>
            The page can’t be shown with these changes yet.{' '}
            <StudioLink search={{ view: 'changes' }}>Publish</StudioLink> says what is missing.
          </p>
        </Alert>
      )}
      {room && room.width > 0 && (
        <iframe
          title={title}
          hidden={isBroken}
          src={`${path}?version=${encodeURIComponent(version)}`}
          // No scripts; same origin only to restore the scroll position.
          sandbox="allow-same-origin"
          style={{
            inlineSize: widths[width],
            blockSize: room.height / scale,
            scale: String(scale),
          }}
          onLoad={({ currentTarget }) => {
            // Null if the page failed to load.
            const page = currentTarget.contentDocument?.defaultView
            setBroken(!page)
            // The page's own notice would be too small to read at this scale.
            const note = currentTarget.contentDocument?.querySelector<HTMLElement>('[data-preview-note]')
            onNote(note?.textContent ?? '')
            if (note) note.hidden = true
            if (!page) return
            // A sandboxed frame can't reload itself.
            const busy = page.document.querySelector<HTMLElement>('[data-preview-busy]')?.dataset.previewBusy
            if (busy) setTimeout(() => page.location.reload(), Number(busy) * 1000)
            page.scrollTo(0, top.current)
            page.addEventListener('scroll', () => {
              top.current = page.scrollY
            })
          }}
        />
      )}
    </div>
  )
}

'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { MapPinIcon } from '../icon/icon.tsx'
import { type MapEmbedLabels, mapEmbedLabels } from './map-embed-labels.ts'

export type { MapEmbedLabels } from './map-embed-labels.ts'

export interface MapEmbedProps extends Omit<React.ComponentProps<'figure'>, 'children' | 'title'> {
  /** Accessible name: what the map shows. */
  title: string
  /** URL of the embedded map. */
  src?: string | undefined
  /** A link that opens the place elsewhere; always shown below the map. */
  link?: React.ReactNode
  /** Milliseconds in view after which a map that has not arrived counts as failed. @default 15000 */
  givesUpAfter?: number | undefined
  labels?: Partial<MapEmbedLabels> | undefined
}

/** An embedded third-party map, fetched when near, with a link as fallback. Renders a `<figure>`. */
export function MapEmbed({
  title,
  src,
  link,
  givesUpAfter = 15_000,
  labels: own,
  className,
  ...rest
}: MapEmbedProps): React.JSX.Element {
  const { labels } = useLabels('mapEmbed', mapEmbedLabels, own)
  const frame = React.useRef<HTMLIFrameElement>(null)
  const refused = useRefused(src)
  const late = useLate(frame, src, givesUpAfter)
  const failed = refused || late
  const state = !src ? 'missing' : failed ? 'failed' : 'shown'
  return (
    <figure data-slot="map-embed" data-state={state} {...rest} className={cx('sg-map-embed', className)}>
      <div data-slot="map-embed-frame" className="sg-map-embed-frame">
        <p
          data-slot="map-embed-message"
          className="sg-map-embed-message"
          role={state === 'failed' ? 'status' : undefined}
          aria-hidden={state === 'shown' || undefined}
        >
          <MapPinIcon />
          {state === 'shown' ? labels.waiting : labels[state]}
        </p>
        {src && state === 'shown' && (
          <iframe
            ref={frame}
            data-slot="map-embed-map"
            className="sg-map-embed-map"
            src={src}
            title={title}
            loading="lazy"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            allow="fullscreen"
          />
        )}
      </div>
      {link && (
        <figcaption data-slot="map-embed-link" className="sg-map-embed-link">
          {link}
        </figcaption>
      )}
    </figure>
  )
}

/** Whether the page's policy or a lost connection blocks the frame; a frame itself reports no failure. */
function useRefused(src: string | undefined): boolean {
  const [refused, setRefused] = React.useState<string | null>(null)
  React.useEffect(() => {
    if (!src || !URL.canParse(src, document.baseURI)) return
    const { href, origin } = new URL(src, document.baseURI)
    const onViolation = (event: SecurityPolicyViolationEvent) => {
      const isOurs = event.blockedURI === href || event.blockedURI === origin
      if (isOurs && event.effectiveDirective.startsWith('frame-src')) setRefused(src)
    }
    if (!navigator.onLine) setRefused(src)
    const listening = new AbortController()
    document.addEventListener('securitypolicyviolation', onViolation, listening)
    window.addEventListener('online', () => setRefused(null), listening)
    return () => listening.abort()
  }, [src])
  return refused !== null && refused === src
}

/** Whether nothing has arrived in the frame, although it has been in view for a while. */
function useLate(frame: React.RefObject<HTMLIFrameElement | null>, src: string | undefined, after: number) {
  const [late, setLate] = React.useState<string | null>(null)
  React.useEffect(() => {
    const map = frame.current
    if (!src || !map) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      // Another site's document is null. No load event: it may have fired before hydration.
      if (map.contentDocument?.URL === 'about:blank') setLate(src)
    }
    const inView = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(check, after)
    })
    inView.observe(map)
    return () => {
      inView.disconnect()
      clearTimeout(timer)
    }
  }, [frame, src, after])
  return late !== null && late === src
}

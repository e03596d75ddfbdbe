import { CatchBoundary } from '@tanstack/react-router'
import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { markLive, wantedEvent } from '../../start/part.ts'
import { queryAnswered } from '../navigation/query-answered.ts'
import { fetchWithPage, firstPageLeft, firstPageReplaced, isOnFirstPage } from './first-page.ts'
import { LostPart } from './lost-part.tsx'
import { openWhenNear } from './open-when.ts'

const inPlace = { display: 'contents' }

type When = 'near' | 'touched' | 'idle'

/**
 * A component whose HTML is in the page from the start, and whose script is fetched once a visitor sees it (`near`) or
 * touches it, or, where it acts by itself, once the page is `idle`. On pages reached by a link it comes with the page.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: When | (() => When) = 'near',
): ComponentType<Props> {
  const wanted = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<void>()
  // Let the browser handle the touch first.
  const open = () => void setTimeout(wanted.resolve, 50)
  let attempts = 0
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  void fetchWithPage(fetchPart)
  const Content = lazy(async () => {
    if (!isOnFirstPage()) return fetchPart()
    await Promise.race([wanted.promise, firstPageLeft])
    return fetchPart().catch(async () => {
      // The part stays static HTML, in which links and forms still work.
      lost.resolve()
      queryAnswered()
      await firstPageLeft
      return fetchPart()
    })
  })
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of rendering
  return memo(function Deferred(props: Props) {
    // Kept in state, because a new component type would reset the part.
    const [Part] = useState(() => loaded ?? Content)
    const [drawnAnew, setDrawnAnew] = useState(() => !isOnFirstPage())
    const root = useRef<HTMLDivElement>(null)
    // Dehydrated boundary: keep the server's nodes when React drops them because a context changed before hydration.
    const html = useRef<Node[]>([])
    const showHtml = useCallback((element: HTMLElement | null) => element?.append(...html.current), [])
    useEffect(() => {
      const part = root.current
      if (!part || isLive(root) || !isOnFirstPage()) return
      html.current = [...part.children]
      void lost.promise.then(() => markLive(part, 'lost'))
      // The static HTML belongs to the first page: re-render once another page is shown.
      void firstPageReplaced.then(() => isLive(root) || setDrawnAnew(true))
      part.addEventListener(wantedEvent, open)
      const isTouched = 'wanted' in part.dataset || part.contains(document.activeElement)
      if (isTouched || !part.firstElementChild) open()
      const reason = typeof when === 'function' ? when() : when
      // Not requestIdleCallback, which Safari lacks.
      if (reason === 'idle') setTimeout(open, 200)
      return reason === 'near' ? openWhenNear(part, open) : undefined
    }, [])
    /**
     * React tries to hydrate a part once. It retries when something above has changed, such as a context: then
     * the HTML is outdated. Not while navigating: this HTML belongs to the first page.
     */
    const isOutdated = () => {
      attempts++
      if (attempts > 1) open()
      return !drawnAnew && !isLive(root) && !isOnFirstPage()
    }
    return (
      <div ref={root} data-part="" style={inPlace}>
        <Suspense key={String(drawnAnew)} fallback={<div ref={showHtml} style={inPlace} />}>
          <CatchBoundary getResetKey={() => ''} errorComponent={LostPart}>
            <Gate part={root} isOutdated={isOutdated}>
              <Part {...props} />
            </Gate>
          </CatchBoundary>
        </Suspense>
      </div>
    )
  }) as unknown as ComponentType<Props>
}

const isLive = (part: RefObject<HTMLElement | null>) => part.current?.dataset.part === 'live'

interface GateProps {
  part: RefObject<HTMLElement | null>
  isOutdated: () => boolean
  children: ReactNode
}

function Gate({ part, isOutdated, children }: GateProps) {
  useEffect(() => {
    if (part.current) markLive(part.current)
  }, [part])
  if (isOutdated()) use(firstPageReplaced)
  return children
}

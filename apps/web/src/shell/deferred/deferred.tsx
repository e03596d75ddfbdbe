import {
  type ComponentType,
  lazy,
  memo,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { markLive, wantedEvent } from '../../start/part.ts'
import { queryAnswered } from '../navigation/query-answered.ts'
import { firstPageLeft, isOnFirstPage, onSecondPage } from './first-page.ts'
import { openWhenIdle, openWhenNear } from './open-when.ts'
import { PartBoundary } from './part-boundary.tsx'
import { fetchWithPage } from './part-scripts.ts'

type When = 'near' | 'touched' | 'idle'

/**
 * A component whose HTML is in the page from the start, and whose script is fetched once a visitor sees it (`near`) or
 * touches it, or, where it acts by itself, once the page is `idle`. On pages reached by a link it comes with the page.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: When | (() => When) = 'near',
): ComponentType<Props> {
  const gate = new HydrationGate()
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  fetchWithPage(fetchPart)
  const Content = lazy(async () => {
    if (!isOnFirstPage()) return fetchPart()
    await Promise.race([gate.opened, firstPageLeft])
    try {
      return await fetchPart()
    } catch {
      // The part stays the HTML that it came in: links lead, forms are sent.
      gate.giveUp()
      queryAnswered()
      await firstPageLeft
      return fetchPart()
    }
  })
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of rendering
  return memo(function Deferred(props: Props) {
    // Pinned: another component in its place would lose its state.
    const [Part] = useState(() => loaded ?? Content)
    const [drawnAnew, setDrawnAnew] = useState(() => !isOnFirstPage())
    const root = useRef<HTMLDivElement>(null)
    const html = useRef<Node[]>([])
    const live = useRef(false)
    useEffect(() => {
      const part = root.current
      if (!part || live.current) return
      // Otherwise it is the fallback itself.
      if (isOnFirstPage()) html.current = [...part.children]
      const reason = typeof when === 'function' ? when() : when
      const listening = [
        gate.onGivenUp(() => markLive(part)),
        // What is still the first page's HTML says where the visitor was.
        onSecondPage(() => !live.current && setDrawnAnew(true)),
        reason === 'near' ? openWhenNear(part, gate.open) : undefined,
        reason === 'idle' ? openWhenIdle(gate.open) : undefined,
      ]
      part.addEventListener(wantedEvent, gate.open)
      const isEmpty = !part.firstElementChild
      if (isEmpty || 'wanted' in part.dataset || part.contains(document.activeElement)) gate.open()
      return () => {
        part.removeEventListener(wantedEvent, gate.open)
        for (const stop of listening) stop?.()
      }
    }, [])
    // The visitor is on the way to another page, which is not what the HTML was made for.
    const isOutdated = () => !drawnAnew && !live.current && !isOnFirstPage()
    const onLive = () => {
      live.current = true
      if (root.current) markLive(root.current)
    }
    return (
      <div ref={root} data-part="" style={{ display: 'contents' }}>
        <Suspense key={String(drawnAnew)} fallback={<KeptHtml nodes={html} />}>
          <PartBoundary>
            <RenderAttempt gate={gate} isOutdated={isOutdated} />
            <Part {...props} />
            <Live onLive={onLive} />
          </PartBoundary>
        </Suspense>
      </div>
    )
  }) as unknown as ComponentType<Props>
}

/** Holds back the script of a part that came as HTML. */
class HydrationGate {
  readonly opened: Promise<void>
  open: () => void = () => {}
  #attempts = 0
  readonly #givenUp = new Set<() => void>()

  constructor() {
    this.opened = new Promise((resolve) => {
      // The browser's own answer to a touch goes first.
      this.open = () => void setTimeout(resolve, 50)
    })
  }

  /**
   * React tries a part once by itself. It tries again when something above it has changed, such as a context: then
   * the HTML no longer says what it should.
   */
  attempt(): void {
    this.#attempts++
    if (this.#attempts > 1) this.open()
  }

  onGivenUp(listener: () => void): () => void {
    this.#givenUp.add(listener)
    return () => this.#givenUp.delete(listener)
  }

  giveUp(): void {
    for (const listener of this.#givenUp) listener()
  }
}

const never = new Promise<never>(() => {})

function RenderAttempt({ gate, isOutdated }: { gate: HydrationGate; isOutdated: () => boolean }) {
  gate.attempt()
  if (isOutdated()) use(never)
  return null
}

/** The nodes that came with the page, where React has let go of them: a context above changed before hydration. */
function KeptHtml({ nodes }: { nodes: RefObject<Node[]> }) {
  return <div ref={(element) => element?.append(...nodes.current)} style={{ display: 'contents' }} />
}

function Live({ onLive }: { onLive: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(onLive, [])
  return null
}

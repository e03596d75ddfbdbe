import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import { queryAnswered } from '../navigation/use-query-answered.ts'
import { afterFirstPage, type Gate, isOnFirstPage, newGate } from './gate.ts'
import { keepInteractions } from './keep-interactions.ts'
import { openWhenBroken, openWhenSeen } from './open-when.ts'
import { PartBoundary } from './part-boundary.tsx'
import { fetchAhead } from './parts-ready.ts'
import { whenIdle } from './when-idle.ts'

type When = 'near' | 'touched' | 'idle'

/**
 * A component whose script is fetched once a visitor is there and sees it (`near`) or touches it, or, where it acts
 * by itself, as soon as the page is `idle`. Its HTML is in the page from the start. Give it stable props only: a
 * change would draw it anew before its time.
 */
export function deferred<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: When | (() => When) = 'near',
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    loaded ??= await load()
    return { default: loaded }
  }
  const stays = new Set<() => void>()
  const Content = lazy(async () => {
    try {
      return await fetchPart()
    } catch (error) {
      if (!isOnFirstPage()) throw error
      // It stays the HTML that it came in, which works by itself: links lead, forms are sent.
      for (const release of stays) release()
      queryAnswered()
      return Promise.race<never>([])
    }
  })
  fetchAhead(fetchPart)
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, outside of rendering
  return memo(function Deferred(props: Props) {
    const [gate] = useState(newGate)
    // Pinned: another component in its place would lose its state.
    const [Part] = useState(() => loaded ?? Content)
    const [renewed, setRenewed] = useState(false)
    const root = useRef<HTMLDivElement>(null)
    const release = useRef<() => void>(null)
    useEffect(() => {
      if (!root.current || !gate.closed) return
      // Not in the page's HTML, so there is nothing to be seen or touched.
      if (!root.current.firstChild) gate.open()
      const stop = keepInteractions(root.current, gate)
      const stay = afterFirstPage(() => {
        fetchPart().then(
          () => setRenewed(true),
          () => {},
        )
      })
      release.current = () => {
        stay()
        stop()
      }
      stays.add(stop)
      const close = [stay, openWhenBroken(root.current, gate)]
      const reason = typeof when === 'function' ? when() : when
      if (reason === 'idle') close.push(whenIdle(() => gate.open()))
      if (reason === 'near') close.push(openWhenSeen(root.current, gate))
      return () => {
        for (const end of close) end()
      }
    }, [gate])
    const part = (
      <PartBoundary>
        <Part {...props} />
        <Ready onReady={() => release.current?.()} />
      </PartBoundary>
    )
    return (
      <div ref={root} style={{ display: 'contents' }}>
        {renewed ? (
          part
        ) : (
          <Suspense fallback={null}>
            <Held gate={gate}>{part}</Held>
          </Suspense>
        )}
      </div>
    )
  }) as unknown as ComponentType<Props>
}

function Held({ gate, children }: { gate: Gate; children: ReactNode }) {
  if (gate.closed && isOnFirstPage()) use(gate.opened)
  return children
}

function Ready({ onReady }: { onReady: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it happens once
  useEffect(onReady, [])
  return null
}

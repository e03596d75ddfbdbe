import type { Browser, CDPSession } from 'playwright'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The thread's own clock, which stands still while others have the processor. */
  tts?: number
  tdur?: number
  args: { data?: { type?: string } }
}

export interface ThreadTime {
  /** Milliseconds of the page's thread from the slowest input to the end of the frame that shows its effect. */
  total: number
  /** The same, by what the thread was doing. */
  parts: Record<string, number>
}

/** In ms, three frames: an input that is followed by a longer idle gap has requested no frame. */
const maxIdle = 50

const inputs = new Set(['pointerdown', 'pointerup', 'click', 'keydown', 'keyup'])
const kinds: Record<string, string> = {
  FunctionCall: 'script',
  EventDispatch: 'script',
  TimerFire: 'script',
  RunMicrotasks: 'script',
  FireAnimationFrame: 'script',
  MajorGC: 'script',
  MinorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
}

/** Traces the page's thread while `act` runs. */
export async function traceThread(browser: Browser, act: () => Promise<void>): Promise<ThreadTime> {
  const cdp = await browser.newBrowserCDPSession()
  try {
    const events: TraceEvent[] = []
    cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
    await cdp.send('Tracing.start', {
      traceConfig: {
        includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-devtools.timeline'],
      },
    })
    await act()
    await stopped(cdp)
    return slowestInput(events)
  } finally {
    await cdp.detach()
  }
}

async function stopped(cdp: CDPSession): Promise<void> {
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()))
  await cdp.send('Tracing.end')
  await complete
}

function slowestInput(events: readonly TraceEvent[]): ThreadTime {
  const first = events.find(isInput)
  const ofPage = events
    .filter(({ pid, tid, ph }) => ph === 'X' && pid === first?.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  const times = ofPage.filter(isInput).flatMap((input) => {
    const end = input.ts + (input.dur ?? 0)
    const commit = ofPage.find(({ name, ts }) => name === 'Commit' && ts >= end)
    if (!commit) return []
    const until = commit.ts + (commit.dur ?? 0)
    const within = ofPage.filter(({ ts }) => ts >= input.ts && ts < until)
    if (hasIdleGap(within)) return []
    const total = ((commit.tts ?? 0) + (commit.tdur ?? 0) - (input.tts ?? 0)) / 1000
    return [{ total, parts: partsOf(within) }]
  })
  const slowest = times.toSorted((a, b) => b.total - a.total)[0]
  // No frame found is no quick one.
  if (!slowest) throw new Error('The trace holds no frame after an input.')
  return slowest
}

function hasIdleGap(events: readonly TraceEvent[]): boolean {
  let busyUntil = events[0]?.ts ?? 0
  return events.some(({ ts, dur = 0 }) => {
    const idle = (ts - busyUntil) / 1000
    busyUntil = Math.max(busyUntil, ts + dur)
    return idle > maxIdle
  })
}

const isInput = ({ name, args }: TraceEvent): boolean =>
  name === 'EventDispatch' && inputs.has(args.data?.type ?? '')

/** Each moment counts for the innermost kind of work: layout that script forces is layout. */
function partsOf(events: readonly TraceEvent[]): Record<string, number> {
  const parts: Record<string, number> = {}
  const around: { kind: string; until: number }[] = []
  const add = (kind: string, ms: number) => {
    parts[kind] = (parts[kind] ?? 0) + ms
  }
  for (const { name, ts, dur = 0, tdur = 0 } of events) {
    const kind = kinds[name]
    if (!kind) continue
    while (around.length > 0 && (around.at(-1)?.until ?? 0) <= ts) around.pop()
    const outer = around.at(-1)
    if (outer) add(outer.kind, -tdur / 1000)
    add(kind, tdur / 1000)
    around.push({ kind, until: ts + dur })
  }
  return parts
}

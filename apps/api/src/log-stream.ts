import pino from 'pino'

/**
 * Log lines on their way to stdout, written in batches: one write per line would be one per request. What waits is
 * flushed when the process ends, also by an error; only a killed process loses the last tenth of a second.
 */
export function createLogStream() {
  const stream = pino.destination({
    dest: 1,
    sync: false,
    minLength: 8 * 1024,
    periodicFlush: 100,
    // A reader that stalls must not fill the memory: what doesn't fit is dropped.
    maxLength: 8 * 1024 * 1024,
  })
  const { flushSync } = stream
  // Nor must a full or closed stdout stop the service: the flush at exit would try a full disk for ever.
  stream.on('error', () => {
    stream.flushSync = () => {}
  })
  stream.on('write', () => {
    stream.flushSync = flushSync
  })
  return {
    write: (line: string) => stream.write(line),
    /** Resolves once all lines are written, or writing them has failed. */
    flush: () => new Promise<void>((resolve) => stream.flush(() => resolve())),
  }
}

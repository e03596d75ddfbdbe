import pino from 'pino'

/**
 * Writes log lines to stdout in batches, because one write per line would be one per request. The buffer is
 * flushed when the process ends, also by an error; only a killed process loses the last tenth of a second.
 */
export function createLogStream() {
  const stream = pino.destination({
    dest: 1,
    sync: false,
    minLength: 8 * 1024,
    periodicFlush: 100,
    // A stalled reader must not fill the memory: lines beyond the limit are dropped.
    maxLength: 8 * 1024 * 1024,
  })
  const { flushSync } = stream
  // A full or closed stdout must not stop the service: the flush at exit would retry a full disk forever.
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

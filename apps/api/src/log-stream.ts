import { writeSync } from 'node:fs'

const FLUSH_AFTER = 100
const FLUSH_AT = 64 * 1024

/** Buffers log lines and writes them in batches: one write per line would be one per request. */
export function createLogStream(): { write: (line: string) => void; flush: () => void } {
  let lines = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const text = lines
    lines = ''
    if (text !== '') process.stdout.write(text, () => {})
  }
  // A full or closed stdout must not stop the service.
  process.stdout.on('error', () => {})
  process.on('exit', () => {
    try {
      if (lines !== '') writeSync(1, lines)
    } catch {
      // Stdout is closed.
    }
  })
  return {
    flush,
    write: (line) => {
      lines += line
      if (lines.length >= FLUSH_AT) flush()
      else timer ??= setTimeout(flush, FLUSH_AFTER).unref()
    },
  }
}

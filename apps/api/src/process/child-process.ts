import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { faultOf } from './fault.ts'

type Answer = { progress: number } | { value: unknown } | { refusal: string } | { failure: string }
type ErrorClass = new (message: string) => Error

interface Options {
  signal?: AbortSignal | undefined
  /** Milliseconds until the process is aborted. */
  deadline?: number
  /** Limit of its heap, in megabytes. */
  memory?: number
  /** The error class that survives the process boundary; every other error becomes a plain `Error`. */
  refusal?: ErrorClass
  progress?: (share: number) => void
}

/** The process crashed, ran out of memory or was killed before it answered. */
export class ChildProcessEnded extends Error {
  override readonly name = 'ChildProcessEnded'
}

const running = new Set<ChildProcess>()
// A child that computes doesn't notice the closed channel: kill it, or it outlives the service.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts a program that calls `answerParent`. Its environment has none of the service's secrets. */
function start(program: URL, memory: number | undefined): ChildProcess {
  const { PATH, TMPDIR, TZ, LD_LIBRARY_PATH } = process.env
  // The build contains JavaScript, with all entry points in one folder.
  const file = fileURLToPath(program).replace(/\.ts$/, extname(import.meta.url))
  return fork(file, {
    env: { PATH, TMPDIR, TZ, LD_LIBRARY_PATH },
    execArgv: memory === undefined ? [] : [`--max-old-space-size=${memory}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}

/** Runs one task in a child process: it neither blocks the event loop nor takes the service with it when it crashes. */
export async function runInChildProcess<Input extends object, Value>(
  program: URL,
  input: Input,
  { signal, deadline, memory, refusal, progress }: Options = {},
): Promise<Value> {
  const child = start(program, memory)
  running.add(child)
  const signals = [signal, deadline === undefined ? undefined : AbortSignal.timeout(deadline)]
  const stop = AbortSignal.any(signals.filter((one) => one !== undefined))
  const ended = once(child, 'exit', { signal: stop }).then(([code, by]) => {
    const name = basename(program.pathname, '.ts')
    throw new ChildProcessEnded(`The child process ${name} ended early (${code ?? by})`)
  })
  ended.catch(() => {})
  const answered = new Promise<Answer>((resolve) => {
    child.on('message', (answer: Answer) => {
      if ('progress' in answer) progress?.(answer.progress)
      else resolve(answer)
    })
  })
  try {
    // A failed send is reported by the exit event.
    child.send(input, () => {})
    const answer = await Promise.race([answered, ended])
    if ('refusal' in answer && refusal) throw new refusal(answer.refusal)
    if ('value' in answer) return answer.value as Value
    throw new Error('failure' in answer ? answer.failure : 'The child process gave no value')
  } finally {
    child.kill('SIGKILL')
    running.delete(child)
  }
}

function answerTo(error: unknown, refusal: ErrorClass | undefined): Answer {
  if (refusal && error instanceof refusal) return { refusal: error.message }
  const { fault, message } = faultOf(error)
  return { failure: `${fault}: ${message}` }
}

/** In the child process: runs one task, sends the result, and exits when the service does. */
export function answerParent<Input, Value>(
  work: (input: Input, progress: (share: number) => void) => Value | Promise<Value>,
  refusal?: ErrorClass,
): void {
  const send = (answer: Answer): void => {
    process.send?.(answer)
  }
  process.once('message', async (input: Input) => {
    try {
      send({ value: await work(input, (progress) => send({ progress })) })
    } catch (error) {
      send(answerTo(error, refusal))
    }
  })
  process.once('disconnect', () => process.exit())
}

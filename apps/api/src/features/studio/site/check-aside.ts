import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { CheckAnswer, CheckTask } from './check-process.ts'
import type { SiteProblem } from './site-maker.ts'

const DEADLINE = 60_000
// In the bundle, all entry points are in one folder.
const program = `check-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`

/** Checks a content folder in a child process: a large one would block the event loop for seconds. */
export async function checkAside(task: CheckTask, signal?: AbortSignal): Promise<SiteProblem[]> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const stop = AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(DEADLINE)])
  const ended = once(child, 'exit', { signal: stop }).then(() => {
    throw new Error('The process that checks content ended early')
  })
  ended.catch(() => {})
  try {
    child.send(task)
    const [answer] = (await Promise.race([once(child, 'message', { signal: stop }), ended])) as [CheckAnswer]
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.problems
  } finally {
    child.kill('SIGKILL')
  }
}

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { StartError } from '../config.ts'
import type { Verified } from './restore-backup.ts'

export interface VerifyTask {
  file: string
  key: string | undefined
}

export type VerifyAnswer = { verified: Verified } | { refusal: string } | { failure: string }

// In the bundle, all entry points are in one folder.
const program = `verify-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`

/**
 * Verifies a backup in a process of its own: restoring would hold up every call for seconds, and its memory goes back
 * to the system with it.
 */
export async function verifyAside(task: VerifyTask, signal: AbortSignal): Promise<Verified> {
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = once(child, 'exit').then(([code, by]) => {
    throw new Error(`The backup verification process ended early (${code ?? by})`)
  })
  try {
    child.send(task)
    const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [VerifyAnswer]
    if ('refusal' in answer) throw new StartError(answer.refusal)
    if ('failure' in answer) throw new Error(answer.failure)
    return answer.verified
  } finally {
    ended.catch(() => {})
    child.kill('SIGKILL')
  }
}

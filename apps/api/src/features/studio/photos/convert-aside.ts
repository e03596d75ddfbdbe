import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Converted, ConvertTask } from './convert-photo.ts'
import type { ConvertAnswer } from './convert-photo-process.ts'
import { PhotoRefused } from './photo-refused.ts'

const DEADLINE = 60_000
// In the bundle, all entry points are in one folder.
const program = `convert-photo-process.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`

/** Converts a photo in a process of its own: what a broken file does to the decoder, it does not do to the service. */
export async function convertAside(
  task: ConvertTask,
  progress: (share: number) => void,
  signal: AbortSignal,
): Promise<Converted> {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), {
    // Without the secrets of the service: whoever got into the decoder would have them.
    env: { PATH, TMPDIR, LD_LIBRARY_PATH },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const stop = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE)])
  const ended = once(child, 'exit', { signal: stop }).then(() => ({
    refusal: 'This photo could not be read. Save it anew as JPEG and upload it again.',
  }))
  ended.catch(() => {})
  const answered = new Promise<ConvertAnswer>((resolve) => {
    child.on('message', (answer: ConvertAnswer) => {
      if ('progress' in answer) progress(answer.progress)
      else resolve(answer)
    })
  })
  try {
    child.send(task)
    const answer = await Promise.race([answered, ended])
    if ('refusal' in answer) throw new PhotoRefused(answer.refusal)
    if ('converted' in answer) return answer.converted
    throw new Error('failure' in answer ? answer.failure : 'A photo was not converted')
  } finally {
    child.kill('SIGKILL')
  }
}

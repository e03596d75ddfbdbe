import { answerParent } from '../src/process/child-process.ts'
import { StartError } from '../src/settings/config.ts'

export type Task = 'environment' | 'progress' | 'refuse' | 'fail' | 'crash' | 'fill the memory' | 'compute'

/** The child process of child-process.deep.test.ts. */
answerParent(({ task }: { task: Task }, progress) => {
  if (task === 'progress') progress(0.5)
  if (task === 'refuse') throw new StartError('Not this one.')
  if (task === 'fail') throw new TypeError('No such thing')
  if (task === 'crash') process.kill(process.pid, 'SIGKILL')
  const kept: number[][] = []
  while (task === 'fill the memory') kept.push(Array.from({ length: 100_000 }, Math.random))
  if (task === 'compute') progress(process.pid)
  while (task === 'compute') Math.random()
  return { pid: process.pid, environment: Object.keys(process.env) }
}, StartError)

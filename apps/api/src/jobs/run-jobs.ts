import type { FastifyInstance } from 'fastify'
import { faultOf } from '../process/fault.ts'
import { readWaiting, type Waiting } from './waiting-store.ts'

export interface Job {
  name: string
  /** How long after its end it may run again, in milliseconds. */
  every: number
  work: () => Promise<unknown>
  /** Whether work is waiting. A job without this check runs after each interval. */
  due?: (waiting: Waiting) => boolean
}

/** How often the database is asked what waits, in milliseconds. */
const LOOK_EVERY = 1500
const LATEST_START = 5000

/** Runs jobs until stopped: none beside itself, and only those that have something to do. */
export function runJobs(
  { db, log, countFailure }: Pick<FastifyInstance, 'db' | 'log' | 'countFailure'>,
  jobs: readonly Job[],
  stopping: AbortSignal,
): () => Promise<void> {
  const readyAt = new Map(jobs.map((job) => [job, performance.now() + Math.min(job.every, LATEST_START)]))
  const running = new Map<Job, Promise<void>>()

  const failed = (name: string, error: unknown) => {
    if (stopping.aborted) return
    countFailure(name)
    log.error({ job: name, ...faultOf(error) }, 'failed and will be retried')
  }
  const run = async (job: Job) => {
    try {
      await job.work()
    } catch (error) {
      failed(job.name, error)
    }
    running.delete(job)
    readyAt.set(job, performance.now() + job.every)
  }
  const look = async () => {
    const ready = jobs.filter((job) => !running.has(job) && (readyAt.get(job) ?? 0) <= performance.now())
    const waiting = ready.some(({ due }) => due) ? await readWaiting(db) : undefined
    for (const job of ready) {
      if (stopping.aborted) return
      if (!job.due || (waiting && job.due(waiting))) running.set(job, run(job))
    }
  }
  let looking: Promise<void> | undefined
  const timer = setInterval(() => {
    looking ??= look()
      .catch((error: unknown) => failed('jobs', error))
      .finally(() => {
        looking = undefined
      })
  }, LOOK_EVERY).unref()

  /** Resolves once the running jobs have ended. */
  return async () => {
    clearInterval(timer)
    await looking
    await Promise.all(running.values())
  }
}

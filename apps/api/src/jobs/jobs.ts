import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { announceEnquiries } from './announce-enquiries.ts'
import { keepHouse, sealEnquiries } from './housekeeping.ts'
import { createSend, sendDueMail } from './mail.ts'

interface Job {
  name: string
  every: number
  work: () => Promise<unknown>
}

/** Runs the background work of one process until stopped; any number of processes may do the same. */
export function startJobs(app: FastifyInstance, config: Config): () => Promise<void> {
  const send = createSend(config)
  const { db } = app
  const jobs: Job[] = [
    { name: 'seal', every: 2000, work: () => sealEnquiries(db) },
    { name: 'announce', every: 5000, work: () => announceEnquiries(db, config) },
    { name: 'mail', every: 5000, work: () => sendDueMail(db, send) },
    { name: 'housekeeping', every: 3_600_000, work: () => keepHouse(db) },
  ]
  let stopped = false
  const timers = new Map<string, NodeJS.Timeout>()
  const running = new Set<Promise<void>>()

  const run = async ({ name, work }: Job) => {
    try {
      await work()
    } catch {
      // The database or the disk is away: the next round tries again.
      app.log.warn({ job: name }, 'put off')
    }
  }
  const schedule = (job: Job, wait: number) => {
    const start = () => {
      const round = run(job).finally(() => {
        running.delete(round)
        if (!stopped) schedule(job, job.every)
      })
      running.add(round)
    }
    timers.set(job.name, setTimeout(start, wait).unref())
  }
  for (const job of jobs) schedule(job, Math.min(job.every, 5000))

  return async () => {
    stopped = true
    for (const timer of timers.values()) clearTimeout(timer)
    await Promise.allSettled(running)
  }
}

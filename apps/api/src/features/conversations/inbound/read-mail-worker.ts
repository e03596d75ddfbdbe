import { parentPort, workerData } from 'node:worker_threads'
import { readMail } from './read-mail.ts'

const { raw, server } = workerData
parentPort?.postMessage(await readMail(Buffer.from(raw), server))

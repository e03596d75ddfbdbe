import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface Running {
  url: string
  child: ChildProcess
  output: () => string
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals | null>
}

/** The program, its working directory and its user id. */
export interface Place {
  file?: string
  cwd?: string
  user?: number
}

export const server = fileURLToPath(new URL('../src/server.ts', import.meta.url))

/** Environment of each process that tests start. The compile cache saves a sixth of its start. */
export const childEnv = {
  PATH: process.env.PATH ?? '',
  NODE_COMPILE_CACHE: join(tmpdir(), 'susegad-compile-cache'),
}

const children = new Set<ChildProcess>()

/** Kills the services that tests left running and waits for them to exit, so that their folders can be removed. */
export async function killAll(): Promise<void> {
  for (const child of children) {
    const ended = child.exitCode ?? child.signalCode ?? once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
}

/** Starts the service as a process. */
export function spawnService(
  env: Record<string, string>,
  { file = server, cwd, user }: Place = {},
): Omit<Running, 'url'> {
  const child = spawn(process.execPath, [file], {
    env: { ...childEnv, DEMO_DATA: 'off', RATE_LIMIT: 'off', ...env },
    ...(cwd !== undefined && { cwd }),
    ...(user !== undefined && { uid: user, gid: user }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.once('close', () => children.delete(child))
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  child.stderr.on('data', (text) => (output += text))
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  )
  return { child, ended, output: () => output }
}

// Below the ephemeral ports, which outgoing connections could take. A range for each worker, because a service takes
// seconds to bind its port.
const PORTS = 1500
const firstPort = 20_000 + (Number(process.env.VITEST_POOL_ID ?? 0) % 8) * PORTS

export async function freePort(): Promise<number> {
  for (;;) {
    const port = firstPort + randomInt(PORTS)
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (free) return port
  }
}

/** Starts it and waits until it can answer. */
export async function runService(env: Record<string, string>, place?: Place): Promise<Running> {
  const port = Number(env.PORT ?? (await freePort()))
  const running = spawnService({ ...env, PORT: String(port) }, place)
  const url = `http://127.0.0.1:${port}`
  let over = false
  running.ended.then(() => (over = true))
  for (;;) {
    if (over) throw new Error(`The service did not start: ${running.output()}`)
    const ready = await fetch(`${url}/readyz`).catch(() => undefined)
    if (ready?.ok) return { ...running, url }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

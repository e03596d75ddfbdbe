import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Service {
  stop: () => Promise<void>
}

/** Serves the built site as in production, over an empty database; `more` adds to the service's environment. */
export async function startService(port: number, more: Record<string, string> = {}): Promise<Service> {
  const data = mkdtempSync(join(tmpdir(), 'susegad-bench-'))
  const service = spawn(process.execPath, ['../api/src/server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, PORT: String(port), DATA_DIR: data, RATE_LIMIT: 'off', ...more },
    stdio: 'ignore',
  })
  const stop = async () => {
    service.kill('SIGTERM')
    if (service.exitCode === null) await once(service, 'exit')
    rmSync(data, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 900; attempt++) {
    const ready = await fetch(`http://localhost:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return { stop }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await stop()
  throw new Error(`The service did not get ready on port ${port}.`)
}

import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { onPostgres, prepareDataDir } from '../fresh-database.ts'
import { freePort, server } from '../run-service.ts'

// The same on both databases.
it.runIf(!onPostgres)(
  'stops when the package runner that started it was killed',
  { timeout: 120_000 },
  async () => {
    const port = await freePort()
    const dataDir = await prepareDataDir()
    const runner = spawn(
      process.execPath,
      ['-e', 'require("node:child_process").spawn(process.execPath, [process.argv[1]])', server],
      {
        env: {
          PATH: process.env.PATH ?? '',
          PORT: String(port),
          DATA_DIR: dataDir,
          DEMO_DATA: 'off',
          npm_lifecycle_event: 'start',
        },
        stdio: 'ignore',
      },
    )
    onTestFinished(async () => {
      runner.kill('SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    })
    const answers = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(answers, { timeout: 90_000 }).toBe(true)
    runner.kill('SIGKILL')
    // A stop may take twelve seconds, and more on a busy machine.
    await expect.poll(answers, { timeout: 60_000 }).toBe(false)
  },
)

import { say } from '../../test/deployed/ledger.ts'
import { endConnections, loseDatabase } from '../../test/faults/lost-database.ts'
import { migrateAt, startPostgres } from '../../test/postgres.ts'

const ROUNDS = 200

/** Every fifth loss is a restart of the server, every other the end of all connections. */
export async function restartAndTerminate(): Promise<boolean> {
  const server = await startPostgres(true)
  const url = `${server.url}/postgres`
  await migrateAt(url)
  const losses = Array.from({ length: ROUNDS }, (_, n) =>
    n % 5 === 0 ? server.restart : () => endConnections(url),
  )
  const { answers, ended, acknowledged, missing, doubled, longest } = await loseDatabase(url, losses)
  const wrong = [...answers.keys()].filter((status) => ![200, 201, 503].includes(status))
  const counts = [...answers].map(([status, times]) => `${times} × ${status || 'none'}`).join(', ')
  say(
    `${`the database lost ${ROUNDS} times, idle and under load`.padEnd(52)} acknowledged ${acknowledged.size}, missing ${missing}, doubled ${doubled}; answers: ${counts}; longest wait ${(longest / 1000).toFixed(1)} s; the service ${ended === undefined ? 'lives' : `ended with ${ended}`}`,
  )
  await server.stop()
  return ended === undefined && missing + doubled === 0 && wrong.length === 0
}

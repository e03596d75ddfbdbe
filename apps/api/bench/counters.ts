import { connectOnce } from '../src/db/postgres-connection.ts'
import { load, median, type Shot } from './load.ts'
import type { Server } from './servers.ts'

/**
 * What exact totals cost an insert: the floor inserts with the counters' triggers on while the service counts
 * them, and in turn with the triggers off. Answers the median ratio of the rounds.
 */
export async function counterCost(
  url: string,
  floor: Server,
  next: () => Shot,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<{ ratio: number; with: number; without: number; errors: number }> {
  const client = await connectOnce(url)
  const pairs: { with: number; without: number }[] = []
  let errors = 0
  const rate = async () => {
    const result = await load(floor.port, next, { seconds })
    errors += result.errors
    return result.requests / result.seconds
  }
  await rate()
  for (let round = 0; round < rounds; round++) {
    await client.query('alter table enquiries enable trigger user')
    const withCounters = await rate()
    await client.query('alter table enquiries disable trigger user')
    const without = await rate()
    pairs.push({ with: withCounters, without })
  }
  await client.query('alter table enquiries enable trigger user')
  await client.end()
  return {
    ratio: median(pairs.map((pair) => pair.with / pair.without)),
    with: median(pairs.map((pair) => pair.with)),
    without: median(pairs.map((pair) => pair.without)),
    errors,
  }
}

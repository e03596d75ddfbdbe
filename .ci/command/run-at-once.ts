interface Step {
  name: string
  /** Names of steps that must finish first. */
  after?: readonly string[]
}

/** Runs steps in order with limited concurrency, and returns their results in the same order. */
export async function runAtOnce<S extends Step, Result>(
  steps: readonly S[],
  limit: number,
  run: (step: S) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(steps)
  const running = new Map<S, Promise<void>>()
  const results = new Map<S, Result>()
  const isFree = ({ after = [] }: S) =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name))
  while (waiting.size + running.size > 0) {
    const next = running.size < limit ? [...waiting].find(isFree) : undefined
    if (next) {
      waiting.delete(next)
      const ending = run(next).then((result) => {
        results.set(next, result)
        running.delete(next)
      })
      running.set(next, ending)
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      throw new Error(`These steps wait for each other: ${[...waiting].map(({ name }) => name).join(', ')}`)
    }
  }
  return steps.map((step) => results.get(step) as Result)
}

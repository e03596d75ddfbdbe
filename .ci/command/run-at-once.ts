interface Step {
  name: string
  /** Names of steps that must have ended before. */
  after?: readonly string[]
}

/** Runs steps in their order, at most so many at once, and gives what each came to in the same order. */
export async function runAtOnce<S extends Step, Result>(
  steps: readonly S[],
  most: number,
  run: (step: S) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(steps)
  const running = new Map<S, Promise<void>>()
  const results = new Map<S, Result>()
  const isFree = ({ after = [] }: S) =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name))
  while (waiting.size + running.size > 0) {
    const next = running.size < most ? [...waiting].find(isFree) : undefined
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
      throw new Error(`These wait for one another: ${[...waiting].map(({ name }) => name).join(', ')}`)
    }
  }
  return steps.map((step) => results.get(step) as Result)
}

interface Step {
  name: string
  /** Names of steps that must finish first. */
  after?: readonly string[]
  /** Has workers of its own, which keep two cores busy: never beside another long one. */
  long?: boolean
}

/** Runs steps in order, two at a time; a long one alone on fewer than four cores. Returns their results in the same order. */
export async function runAtOnce<S extends Step, Result>(
  steps: readonly S[],
  cores: number,
  run: (step: S) => Promise<Result>,
): Promise<Result[]> {
  const waiting = new Set(steps)
  const running = new Map<S, Promise<void>>()
  const results = new Map<S, Result>()
  const isFree = ({ after = [] }: S) =>
    ![...waiting, ...running.keys()].some(({ name }) => after.includes(name))
  const hasRoom = (step: S) => {
    if (running.size === 0) return true
    const long = [step, ...running.keys()].filter((other) => other.long).length
    return running.size < 2 && long < (cores < 4 ? 1 : 2)
  }
  while (waiting.size + running.size > 0) {
    const next = [...waiting].find((step) => isFree(step) && hasRoom(step))
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

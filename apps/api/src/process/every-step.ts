/** Runs every step in order, also after one has failed, then throws the first failure. */
export async function runEveryStep(steps: readonly (() => PromiseLike<unknown>)[]): Promise<void> {
  const failures: unknown[] = []
  for (const step of steps) {
    try {
      await step()
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

import { describe, expect, it } from 'vitest'
import { createSharedLookups } from './shared-lookups.ts'

/** A lookup that the test resolves. */
function lookups() {
  const open: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  return {
    open,
    look: () => new Promise<string>((resolve, reject) => open.push({ resolve, reject })),
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('shared lookups', () => {
  it('start after the call they answer', async () => {
    const share = createSharedLookups<string>()
    const { open, look } = lookups()
    const first = share('a', look)
    const later = [share('a', look), share('a', look)]
    expect(open).toHaveLength(1)
    open[0]?.resolve('signed in')
    await expect(first).resolves.toBe('signed in')
    await settled()
    expect(open).toHaveLength(2)
    open[1]?.resolve('signed out')
    await expect(Promise.all(later)).resolves.toEqual(['signed out', 'signed out'])
  })

  it('continue after a failure, which is not cached', async () => {
    const share = createSharedLookups<string>()
    const { open, look } = lookups()
    const first = share('a', look)
    const second = share('a', look)
    open[0]?.reject(new Error('away'))
    await expect(first).rejects.toThrow('away')
    await settled()
    open[1]?.resolve('back')
    await expect(second).resolves.toBe('back')
    await settled()
    void share('a', look)
    expect(open).toHaveLength(3)
  })

  it('of different keys run in parallel', () => {
    const share = createSharedLookups<string>()
    const { open, look } = lookups()
    void share('a', look)
    void share('b', look)
    expect(open).toHaveLength(2)
  })
})

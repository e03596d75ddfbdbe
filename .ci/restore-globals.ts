import { afterAll, vi } from 'vitest'

// Files share a worker's globals: what one replaced would be another's.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetConfig()
})

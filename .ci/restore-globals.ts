import { afterAll, vi } from 'vitest'

// Test files share a worker's globals, so mocks would leak into the next file.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetConfig()
})

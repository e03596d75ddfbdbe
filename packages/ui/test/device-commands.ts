import type { BrowserCommand } from 'vitest/node'

type PointerStep = 'move' | 'down' | 'up'

declare module 'vitest/browser' {
  interface BrowserCommands {
    movePointer: (step: PointerStep, x: number, y: number) => Promise<void>
    loseRequests: (addresses: readonly string[]) => Promise<void>
    wishForLessMotion: (wishes: boolean) => Promise<void>
  }
}

const movePointer: BrowserCommand<[PointerStep, number, number]> = async ({ page }, step, x, y) => {
  await page.mouse.move(x, y)
  if (step !== 'move') await page.mouse[step]()
}

const loseRequests: BrowserCommand<[readonly string[]]> = async ({ page }, addresses) => {
  await page.unrouteAll()
  for (const address of addresses) await page.route(address, (route) => route.abort())
}

const wishForLessMotion: BrowserCommand<[boolean]> = async ({ page }, wishes) => {
  await page.emulateMedia({ reducedMotion: wishes ? 'reduce' : 'no-preference' })
}

/** What a page can't do to itself: the runner does it, from outside. `emulate.ts` calls them. */
export const deviceCommands = { movePointer, loseRequests, wishForLessMotion }

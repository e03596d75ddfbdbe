import { TestRunner } from 'vitest'
import { cdp, commands, server } from 'vitest/browser'

interface Protocol {
  send: (method: string, parameters: object) => Promise<unknown>
}

export const inChromium = server.browser === 'chromium'

/** Skips the test in engines that Playwright can't ask for this. */
function onlyChromiumCan(what: string): void {
  if (!inChromium) TestRunner.getCurrentTest()?.context.skip(`only Chromium can emulate ${what}`)
}

/** Moves the pointer to the corner, since it stays where the previous test left it. */
export const parkPointer = () => commands.movePointer('move', 1, 1)

/** Emulates `prefers-reduced-motion`. */
export async function wishForLessMotion(wishes: boolean): Promise<void> {
  if (wishes) onlyChromiumCan('less motion')
  await commands.wishForLessMotion(wishes)
}

/** Makes the requests whose address matches fail, as on a lost network. */
export const loseRequests = (addresses: readonly string[]) => commands.loseRequests(addresses)

export interface Finger {
  down: (target: Element) => Promise<void>
  /** Moves by this much, in px, in a few steps. */
  moveBy: (x: number, y: number) => Promise<void>
  up: () => Promise<void>
}

/** Presses and moves a mouse or a finger, as the browser receives it from the device. */
export function pointer(type: 'mouse' | 'touch'): Finger {
  if (type === 'touch') onlyChromiumCan('a finger')
  const at = { x: 0, y: 0 }
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = (frame?.width ?? window.innerWidth) / window.innerWidth
  const send = async (step: 'move' | 'down' | 'up') => {
    const point = { x: (frame?.left ?? 0) + at.x * scale, y: (frame?.top ?? 0) + at.y * scale }
    if (type === 'mouse') return commands.movePointer(step, point.x, point.y)
    const name = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' }[step]
    await (cdp() as Protocol).send('Input.dispatchTouchEvent', {
      type: name,
      touchPoints: step === 'up' ? [] : [point],
    })
  }
  return {
    async down(target) {
      const { left, top, width, height } = target.getBoundingClientRect()
      Object.assign(at, { x: left + width / 2, y: top + height / 2 })
      await send('down')
    },
    async moveBy(x, y) {
      for (let step = 0; step < 4; step += 1) {
        at.x += x / 4
        at.y += y / 4
        await send('move')
      }
    },
    up: () => send('up'),
  }
}

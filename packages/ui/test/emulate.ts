import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

interface Protocol {
  send: (method: string, parameters: object) => Promise<unknown>
}

const browser = () => cdp() as Protocol

/** Moves the pointer to the corner, since it stays where the previous test left it. */
export async function parkPointer(): Promise<void> {
  await browser().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 })
}

/** Emulates `prefers-reduced-motion`. */
export async function wishForLessMotion(wishes: boolean): Promise<void> {
  await browser().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: wishes ? 'reduce' : 'no-preference' }],
  })
}

/** For one test: the others ask for less motion. */
export async function allowMotion(): Promise<void> {
  await wishForLessMotion(false)
  onTestFinished(() => wishForLessMotion(true))
}

/** Makes the requests whose address matches fail, as on a lost network. */
export async function loseRequests(addresses: readonly string[]): Promise<void> {
  await browser().send('Network.enable', {})
  await browser().send('Network.setBlockedURLs', { urls: addresses })
}

export interface Finger {
  down: (target: Element) => Promise<void>
  /** Moves by this much, in px, in a few steps. */
  moveBy: (x: number, y: number) => Promise<void>
  up: () => Promise<void>
}

/** Presses and moves a mouse or a finger, as the browser receives it from the device. */
export function pointer(type: 'mouse' | 'touch'): Finger {
  const at = { x: 0, y: 0 }
  const frame = window.frameElement?.getBoundingClientRect()
  const scale = (frame?.width ?? window.innerWidth) / window.innerWidth
  const send = async (what: 'down' | 'move' | 'up') => {
    const point = { x: (frame?.left ?? 0) + at.x * scale, y: (frame?.top ?? 0) + at.y * scale }
    if (type === 'touch') {
      const name = { down: 'touchStart', move: 'touchMove', up: 'touchEnd' }[what]
      await browser().send('Input.dispatchTouchEvent', {
        type: name,
        touchPoints: what === 'up' ? [] : [point],
      })
      return
    }
    const name = { down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' }[what]
    const button = { button: 'left', buttons: what === 'up' ? 0 : 1, clickCount: 1 }
    await browser().send('Input.dispatchMouseEvent', { type: name, ...point, ...button })
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

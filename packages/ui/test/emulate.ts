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

/** Makes the requests whose address matches fail, as on a lost network. */
export async function loseRequests(addresses: readonly string[]): Promise<void> {
  await browser().send('Network.enable', {})
  await browser().send('Network.setBlockedURLs', { urls: addresses })
}

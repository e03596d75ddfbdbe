import { cdp } from 'vitest/browser'

interface Protocol {
  send: (method: string, parameters: object) => Promise<unknown>
}

const browser = () => cdp() as Protocol

/** The pointer stays where the test before has left it; this puts it into the corner. */
export async function parkPointer(): Promise<void> {
  await browser().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1, y: 1 })
}

/** The visitor's system asks for less motion, or no longer does. */
export async function wishForLessMotion(wishes: boolean): Promise<void> {
  await browser().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value: wishes ? 'reduce' : 'no-preference' }],
  })
}

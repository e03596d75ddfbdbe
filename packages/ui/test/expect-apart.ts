import { expect } from 'vitest'

/** Fails when the box of one element lies over that of another inside the container. */
export function expectApart(container: HTMLElement, one: string, ...others: string[]): void {
  const boxOf = (selector: string) => {
    const element = container.querySelector(selector)
    if (!element) throw new Error(`Nothing on the page matches ${selector}.`)
    return element.getBoundingClientRect()
  }
  const box = boxOf(one)
  const covered = others.filter((other) => {
    const { left, right, top, bottom } = boxOf(other)
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  })
  expect(covered).toEqual([])
}

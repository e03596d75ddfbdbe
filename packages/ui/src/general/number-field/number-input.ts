export type NumberMove = 'up' | 'down' | 'page-up' | 'page-down' | 'smallest' | 'largest' | 'within'

export const numberIn = (input: HTMLInputElement): number | null =>
  Number.isNaN(input.valueAsNumber) ? null : input.valueAsNumber

const moves: Record<string, NumberMove> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'smallest',
  End: 'largest',
}

/** The value change of a key; undefined if it only moves the caret. */
export function keyTo(event: React.KeyboardEvent<HTMLInputElement>): NumberMove | undefined {
  const { key, currentTarget: input } = event
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey || input.readOnly) return undefined
  if ((key === 'Home' && !input.min) || (key === 'End' && !input.max)) return undefined
  return moves[key]
}

/** Sets the number and fires `input`, so that React and the form are notified. */
export function moveTo(input: HTMLInputElement, move: NumberMove): void {
  const before = input.value
  const target = targetOf(input, move)
  if (target === before) return
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  setValue?.call(input, target)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

function targetOf(input: HTMLInputElement, move: NumberMove): string {
  if (move === 'smallest') return input.min
  if (move === 'largest') return input.max
  const now = numberIn(input)
  if (move === 'within') return now === null ? input.value : String(within(input, now))
  if (now === null) return String(within(input, 0))
  // Let the browser step a copy of the input: it respects `step`, and 0.1 + 0.2 is 0.3.
  const copy = input.cloneNode() as HTMLInputElement
  copy.value = input.value
  const steps = move.startsWith('page') ? 10 : 1
  if (move.endsWith('up')) copy.stepUp(steps)
  else copy.stepDown(steps)
  return copy.value
}

function within({ min, max }: HTMLInputElement, value: number): number {
  return Math.min(Math.max(value, min === '' ? -Infinity : Number(min)), max === '' ? Infinity : Number(max))
}

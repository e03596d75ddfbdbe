'use client'

import { cx } from 'class-variance-authority'
import { Slider as Radix } from 'radix-ui'
import * as React from 'react'
import { warnMixedControl, warnOfLimits, warnUnnamed } from '../../internal/warnings.ts'
import type { Message } from '../../locale/format-message.ts'
import { formatNumber } from '../../locale/format-number.ts'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import { type RangeSliderLabels, rangeSliderLabels } from './range-slider-labels.ts'

export type { RangeSliderLabels } from './range-slider-labels.ts'

export type Range = readonly [lowest: number, highest: number]

export interface RangeSliderProps extends Omit<React.ComponentProps<'fieldset'>, 'defaultValue' | 'dir'> {
  /** Label of the range. */
  label: string
  /** Explains the range, below it. */
  hint?: React.ReactNode
  /** Name in a form, which gets `<name>-min` and `<name>-max`. */
  name?: string | undefined
  /** Both values (controlled). */
  value?: Range | undefined
  /** Both initial values (uncontrolled). @default the whole range */
  defaultValue?: Range | undefined
  onValueChange?: ((value: Range) => void) | undefined
  /** Called when a thumb is released, for slow work such as a search. */
  onValueCommit?: ((value: Range) => void) | undefined
  /** @default 0 */
  min?: number | undefined
  /** @default 100 */
  max?: number | undefined
  /** @default 1 */
  step?: number | undefined
  /** Formats a value for the label and for screen readers. @default numbers in the locale's format */
  formatValue?: ((value: number) => string) | undefined
  labels?: Partial<RangeSliderLabels> | undefined
  /** @default the direction of the `LocaleProvider` */
  dir?: 'ltr' | 'rtl' | undefined
}

const asRange = ([lowest = 0, highest = lowest]: readonly number[]): Range => [lowest, highest]

/** A slider with a lower and an upper limit. Renders a `<fieldset>` of two sliders. */
export function RangeSlider({
  label,
  hint,
  name,
  value,
  min = 0,
  max = 100,
  step = 1,
  defaultValue,
  onValueChange,
  onValueCommit,
  formatValue,
  labels: ownLabels,
  dir,
  disabled,
  className,
  'aria-describedby': describedBy,
  ...rest
}: RangeSliderProps): React.JSX.Element {
  const { labels, say } = useLabels('rangeSlider', rangeSliderLabels, ownLabels)
  const { locale, direction } = useLocale()
  warnUnnamed(label, 'RangeSlider', 'label')
  warnMixedControl(value, defaultValue, 'RangeSlider', 'value')
  warnOfLimits(min, max, 'RangeSlider')
  const id = React.useId()
  const [own, setOwn] = React.useState<Range>(defaultValue ?? [min, max])
  const shown = value ?? own
  const write = formatValue ?? ((amount: number) => formatNumber(amount, locale))
  const [from, to] = [write(shown[0]), write(shown[1])]
  const change = (range: Range) => {
    setOwn(range)
    onValueChange?.(range)
  }
  // Radix moves the other thumb on Home and End: keep to the pressed one.
  const toEnd = (which: 0 | 1) => (event: React.KeyboardEvent) => {
    const end = { Home: [min, shown[0]][which], End: [shown[1], max][which] }[event.key]
    if (end === undefined || disabled) return
    event.preventDefault()
    const range: Range = which === 0 ? [end, shown[1]] : [shown[0], end]
    change(range)
    onValueCommit?.(range)
  }
  const knob = (which: 0 | 1, words: Message, text: string) => (
    <Radix.Thumb
      data-slot="range-slider-knob"
      className="sg-range-slider-knob"
      aria-label={say(words, { label })}
      aria-valuetext={text}
      onKeyDown={toEnd(which)}
    />
  )
  return (
    <fieldset
      data-slot="range-slider"
      {...rest}
      disabled={disabled}
      dir={dir}
      aria-describedby={cx(describedBy, hint ? `${id}-hint` : undefined) || undefined}
      className={cx('sg-range-slider', className)}
    >
      <legend className="sg-range-slider-caption">
        <span data-slot="range-slider-label" className="sg-range-slider-label">
          {label}
        </span>
        <span data-slot="range-slider-value" className="sg-range-slider-value" aria-hidden="true">
          {say(labels.range, { from, to })}
        </span>
      </legend>
      <Radix.Root
        className="sg-range-slider-line"
        value={[...shown]}
        onValueChange={(values) => change(asRange(values))}
        onValueCommit={(values) => onValueCommit?.(asRange(values))}
        {...{ min, max, step, disabled }}
        preserveThumbOrder
        dir={dir ?? direction}
      >
        <Radix.Track className="sg-range-slider-track">
          <Radix.Range className="sg-range-slider-fill" />
        </Radix.Track>
        {knob(0, labels.lowest, from)}
        {knob(1, labels.highest, to)}
      </Radix.Root>
      {/* Radix's own inputs are empty until hydration. */}
      {name && <input type="hidden" name={`${name}-min`} value={shown[0]} />}
      {name && <input type="hidden" name={`${name}-max`} value={shown[1]} />}
      {hint && (
        <p data-slot="range-slider-hint" className="sg-range-slider-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

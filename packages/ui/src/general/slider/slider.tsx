'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useFormReset } from '../../internal/hooks/use-form-reset.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { warnMixedControl, warnOfLimits } from '../../internal/warnings.ts'
import { formatNumber } from '../../locale/format-number.ts'
import { useLocale } from '../../locale/locale.tsx'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'

export interface SliderProps
  extends ControlProps,
    Omit<React.ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** The value (controlled). */
  value?: number | undefined
  /** The initial value (uncontrolled). @default the middle, as in browsers */
  defaultValue?: number | undefined
  onValueChange?: ((value: number) => void) | undefined
  /** @default 0 */
  min?: number | undefined
  /** @default 100 */
  max?: number | undefined
  /** @default 1 */
  step?: number | undefined
  /** Formats the value for the label and for screen readers. @default numbers in the locale's format */
  formatValue?: ((value: number) => string) | undefined
}

/** Chooses one value of a range. Native props and `ref` go on the `<input type="range">`. */
export function Slider({
  value,
  defaultValue,
  onValueChange,
  min = 0,
  max = 100,
  step = 1,
  formatValue,
  className,
  ref,
  onChange,
  style,
  ...props
}: SliderProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  warnMixedControl(value, defaultValue, 'Slider', 'value')
  warnOfLimits(min, max, 'Slider')
  const { locale } = useLocale()
  const first = defaultValue ?? min + (max - min) / 2
  const input = React.useRef<HTMLInputElement>(null)
  const inputRef = useMergedRefs(input, ref)
  const [own, setOwn] = React.useState(first)
  useFormReset(input, () => setOwn(first))
  const shown = value ?? own
  const text = formatValue?.(shown) ?? formatNumber(shown, locale)
  const fill = `${(100 * (shown - min)) / (max - min)}%`
  return (
    <Field {...field} className={cx('sg-slider-field', field.className)}>
      {(control) => (
        <>
          <output data-slot="slider-value" className="sg-slider-value" htmlFor={control.id} aria-live="off">
            {text}
          </output>
          <input
            data-slot="slider"
            aria-valuetext={text}
            {...native}
            {...control}
            {...(value === undefined ? { defaultValue: first } : { value })}
            {...{ min, max, step }}
            ref={inputRef}
            type="range"
            style={{ '--slider-fill': fill, ...style } as React.CSSProperties}
            className={cx('sg-slider', className)}
            onChange={composeHandlers(onChange, (event) => {
              setOwn(event.currentTarget.valueAsNumber)
              onValueChange?.(event.currentTarget.valueAsNumber)
            })}
          />
        </>
      )}
    </Field>
  )
}

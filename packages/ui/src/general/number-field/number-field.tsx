'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { useFormReset } from '../../internal/hooks/use-form-reset.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { warnMixedControl, warnOfLimits } from '../../internal/warnings.ts'
import { formatNumber } from '../../locale/format-number.ts'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import { type ControlProps, divideProps } from '../field/control-props.ts'
import { Field } from '../field/field.tsx'
import { MinusIcon, PlusIcon } from '../icon/icon.tsx'
import { type NumberFieldLabels, numberFieldLabels } from './number-field-labels.ts'
import { keyTo, moveTo, type NumberMove, numberIn } from './number-input.ts'

export type { NumberFieldLabels } from './number-field-labels.ts'

export interface NumberFieldProps
  extends ControlProps,
    Omit<React.ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step'> {
  /** Label of the field. */
  label: string
  /** The number (controlled); `null` leaves the field empty. */
  value?: number | null | undefined
  /** The initial number (uncontrolled). */
  defaultValue?: number | undefined
  /** Called with each number typed or stepped to, and with `null` when the field is emptied. */
  onValueChange?: ((value: number | null) => void) | undefined
  min?: number | undefined
  max?: number | undefined
  /** @default 1 */
  step?: number | undefined
  labels?: Partial<NumberFieldLabels> | undefined
}

/** A number with minus and plus buttons. Native props and `ref` go on the `<input type="number">`. */
export function NumberField({
  value,
  defaultValue,
  onValueChange,
  min,
  max,
  step = 1,
  labels: ownLabels,
  className,
  ref,
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: NumberFieldProps): React.JSX.Element {
  const { field, native } = divideProps(props)
  const { labels, say } = useLabels('numberField', numberFieldLabels, ownLabels)
  const { locale } = useLocale()
  warnMixedControl(value, defaultValue, 'NumberField', 'value')
  warnOfLimits(min, max, 'NumberField')
  const input = React.useRef<HTMLInputElement>(null)
  const inputRef = useMergedRefs(input, ref)
  const [own, setOwn] = React.useState(defaultValue ?? null)
  const [announced, announce] = React.useState('')
  const current = value === undefined ? own : value
  useFormReset(input, () => {
    setOwn(defaultValue ?? null)
    announce('')
  })

  const press = (move: NumberMove) => {
    if (!input.current) return
    moveTo(input.current, move)
    const now = numberIn(input.current)
    announce(now === null ? '' : formatNumber(now, locale))
  }
  const button = (move: 'up' | 'down', atEnd: boolean) => ({
    type: 'button' as const,
    // Not a Tab stop: the arrow keys do the same in the field.
    tabIndex: -1,
    'data-slot': `number-field-${move}`,
    className: `sg-number-field-step sg-number-field-${move}`,
    'aria-label': say(move === 'up' ? labels.increase : labels.decrease, { label: props.label }),
    disabled: native.disabled || native.readOnly || atEnd,
    onClick: () => press(move),
  })

  return (
    <Field {...field}>
      {(control) => (
        <span className="sg-control-frame sg-number-field-frame">
          <button {...button('down', current !== null && min !== undefined && current <= min)}>
            <MinusIcon />
          </button>
          <input
            data-slot="number-field"
            aria-required={native.required || undefined}
            inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
            {...native}
            {...control}
            {...(value === undefined ? { defaultValue } : { value: value ?? '' })}
            {...{ min, max, step }}
            ref={inputRef}
            type="number"
            className={cx('sg-control sg-number-field', className)}
            onChange={composeHandlers(onChange, (event) => {
              const now = numberIn(event.currentTarget)
              setOwn(now)
              onValueChange?.(now)
            })}
            onBlur={composeHandlers(onBlur, (event) => moveTo(event.currentTarget, 'within'))}
            onKeyDown={composeHandlers(onKeyDown, (event) => {
              const move = keyTo(event)
              if (!move) return
              event.preventDefault()
              moveTo(event.currentTarget, move)
            })}
          />
          <button {...button('up', current !== null && max !== undefined && current >= max)}>
            <PlusIcon />
          </button>
          <span role="status" className="sg-visually-hidden">
            {announced}
          </span>
        </span>
      )}
    </Field>
  )
}

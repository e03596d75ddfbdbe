'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import type { FieldText } from '../../general/field/field.tsx'
import { useFormMessage } from '../../general/form/form-context.ts'
import { AlertCircleIcon } from '../../general/icon/icon.tsx'
import { useControlled } from '../../internal/hooks/use-controlled.ts'
import { useFormReset } from '../../internal/hooks/use-form-reset.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { warnMixedControl, warnUnnamed } from '../../internal/warnings.ts'
import { newRoom, type RoomGuests } from './party.ts'
import type { PartyFieldLabels } from './party-field-labels.ts'
import { RoomList } from './room-list.tsx'

export type { RoomGuests } from './party.ts'
export type { PartyFieldLabels } from './party-field-labels.ts'

export interface PartyFieldProps
  extends FieldText,
    Omit<React.ComponentProps<'fieldset'>, 'defaultValue' | 'children' | 'name'> {
  /** The people by room (controlled). */
  value?: readonly RoomGuests[] | undefined
  /** The initial people (uncontrolled). @default one room with two adults */
  defaultValue?: readonly RoomGuests[] | undefined
  onValueChange?: ((rooms: RoomGuests[]) => void) | undefined
  /** Name of a hidden input that holds the rooms as JSON; ties it to the messages of a surrounding `Form`. */
  name?: string | undefined
  /** @default 6 */
  maxRooms?: number | undefined
  /** Most adults in a room. @default 12 */
  maxAdults?: number | undefined
  /** Most children in a room. @default 8 */
  maxChildren?: number | undefined
  /** Greatest age of a child, in years. @default 17 */
  maxAge?: number | undefined
  labels?: Partial<PartyFieldLabels> | undefined
}

/** The people in each room, with the age of each child. Native props and `ref` go on the `<fieldset>`. */
export function PartyField({
  label,
  labelVisibility = 'visible',
  note,
  hint,
  error,
  value,
  defaultValue,
  onValueChange,
  name,
  maxRooms = 6,
  maxAdults = 12,
  maxChildren = 8,
  maxAge = 17,
  labels,
  ref,
  className,
  'aria-describedby': describedBy,
  ...rest
}: PartyFieldProps): React.JSX.Element {
  warnUnnamed(label, 'PartyField', 'label')
  warnMixedControl(value, defaultValue, 'PartyField', 'value')
  const id = React.useId()
  const group = React.useRef<HTMLFieldSetElement>(null)
  const groupRef = useMergedRefs(group, ref)
  const limits = { adults: maxAdults, children: maxChildren, age: maxAge }
  const initial = defaultValue ?? [newRoom(limits)]
  const [rooms, change] = useControlled(value, initial, (next) => onValueChange?.([...next]))
  useFormReset(group, () => {
    if (value === undefined) change(initial)
  })
  const fromForm = useFormMessage(name)
  const problem = error ?? fromForm
  const described = [describedBy, hint && `${id}-hint`, problem && `${id}-error`]
  return (
    <fieldset
      data-slot="party-field"
      data-state={problem ? 'invalid' : 'valid'}
      {...rest}
      ref={groupRef}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
      className={cx('sg-party-field', className)}
    >
      <legend
        data-slot="party-field-label"
        className={cx('sg-party-field-label', labelVisibility === 'hidden' && 'sg-visually-hidden')}
      >
        {label}
        {note && <span className="sg-field-note"> {note}</span>}
      </legend>
      {hint && (
        <p className="sg-field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <RoomList {...{ rooms, limits, maxRooms, labels }} onChange={change} />
      {problem && (
        <p className="sg-field-error" id={`${id}-error`}>
          <AlertCircleIcon className="sg-field-error-icon" />
          {problem}
        </p>
      )}
      {name && <input type="hidden" name={name} value={JSON.stringify(rooms)} />}
    </fieldset>
  )
}

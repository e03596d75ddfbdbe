'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { Button } from '../../general/button/button.tsx'
import type { FieldText } from '../../general/field/field.tsx'
import { useFormMessage } from '../../general/form/form-context.ts'
import { AlertCircleIcon, PlusIcon } from '../../general/icon/icon.tsx'
import { useControlled } from '../../internal/hooks/use-controlled.ts'
import { useFormReset } from '../../internal/hooks/use-form-reset.ts'
import { useMergedRefs } from '../../internal/hooks/use-merged-refs.ts'
import { warnMixedControl, warnUnnamed } from '../../internal/warnings.ts'
import { useLabels } from '../../locale/locale.tsx'
import { newRoom, type RoomGuests } from './party.ts'
import { type PartyFieldLabels, partyFieldLabels } from './party-field-labels.ts'
import { RoomFields } from './room-fields.tsx'

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
  labels: ownLabels,
  ref,
  className,
  'aria-describedby': describedBy,
  ...rest
}: PartyFieldProps): React.JSX.Element {
  const { labels, say } = useLabels('partyField', partyFieldLabels, ownLabels)
  warnUnnamed(label, 'PartyField', 'label')
  warnMixedControl(value, defaultValue, 'PartyField', 'value')
  const id = React.useId()
  const group = React.useRef<HTMLFieldSetElement>(null)
  const groupRef = useMergedRefs(group, ref)
  const addRoom = React.useRef<HTMLButtonElement>(null)
  const [announced, announce] = React.useState('')
  const limits = { adults: maxAdults, children: maxChildren, age: maxAge }
  const initial = defaultValue ?? [newRoom(limits)]
  const [rooms, change] = useControlled(value, initial, (next) => onValueChange?.([...next]))
  useFormReset(group, () => {
    if (value === undefined) change(initial)
  })
  const fromForm = useFormMessage(name)
  const problem = error ?? fromForm
  const described = [describedBy, hint && `${id}-hint`, problem && `${id}-error`]
  const isFull = rooms.length >= maxRooms

  const remove = (room: number) => {
    change(rooms.filter((_, index) => index !== room))
    announce(say(labels.roomRemoved, { number: room + 1, count: rooms.length - 1 }))
    // The pressed button disappears with its room.
    addRoom.current?.focus()
  }

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
      {rooms.map((guests, room) => (
        <RoomFields
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms have no identity besides their number
          key={room}
          {...{ guests, limits }}
          texts={{
            room: say(labels.room, { number: room + 1 }),
            remove: say(labels.removeRoom, { number: room + 1 }),
            adults: labels.adults,
            children: labels.children,
            age: (number) => say(labels.age, { number }),
          }}
          onChange={(next) => change(rooms.map((before, index) => (index === room ? next : before)))}
          onRemove={rooms.length > 1 ? () => remove(room) : undefined}
        />
      ))}
      <Button
        ref={addRoom}
        data-slot="party-field-add"
        variant="outline"
        size="sm"
        // Not `disabled`: adding the last room would drop the focus.
        aria-disabled={isFull || undefined}
        onClick={() => {
          if (isFull) return
          change([...rooms, newRoom(limits)])
          announce(say(labels.roomAdded, { number: rooms.length + 1 }))
        }}
      >
        <PlusIcon />
        {labels.addRoom}
      </Button>
      {problem && (
        <p className="sg-field-error" id={`${id}-error`}>
          <AlertCircleIcon className="sg-field-error-icon" />
          {problem}
        </p>
      )}
      <span role="status" className="sg-visually-hidden">
        {announced}
      </span>
      {name && <input type="hidden" name={name} value={JSON.stringify(rooms)} />}
    </fieldset>
  )
}

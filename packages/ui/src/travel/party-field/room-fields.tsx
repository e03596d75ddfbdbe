'use client'

import * as React from 'react'
import { XIcon } from '../../general/icon/icon.tsx'
import { IconButton } from '../../general/icon-button/icon-button.tsx'
import { NumberField } from '../../general/number-field/number-field.tsx'
import { type PartyLimits, type RoomGuests, withAge, withChildren } from './party.ts'

interface RoomFieldsProps {
  guests: RoomGuests
  limits: PartyLimits
  texts: {
    room: string
    remove: string
    adults: string
    children: string
    age: (number: number) => string
  }
  onChange: (guests: RoomGuests) => void
  /** Absent for the only room. */
  onRemove: (() => void) | undefined
}

/** Adults, children and their ages in a room. Renders a `<fieldset>`. */
export function RoomFields({
  guests,
  limits,
  texts,
  onChange,
  onRemove,
}: RoomFieldsProps): React.JSX.Element {
  return (
    <fieldset data-slot="party-field-room" className="sg-party-field-room">
      <legend className="sg-party-field-heading">{texts.room}</legend>
      {onRemove && (
        <IconButton
          data-slot="party-field-remove"
          aria-label={texts.remove}
          className="sg-party-field-remove"
          onClick={onRemove}
        >
          <XIcon />
        </IconButton>
      )}
      <CountField
        label={texts.adults}
        value={guests.adults}
        min={1}
        max={limits.adults}
        onChange={(adults) => onChange({ ...guests, adults })}
      />
      <CountField
        label={texts.children}
        value={guests.children.length}
        min={0}
        max={limits.children}
        onChange={(count) => onChange(withChildren(guests, count, limits))}
      />
      {guests.children.map((age, child) => (
        <CountField
          // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity besides their position
          key={child}
          label={texts.age(child + 1)}
          value={age}
          min={0}
          max={limits.age}
          onChange={(next) => onChange(withAge(guests, child, next))}
        />
      ))}
    </fieldset>
  )
}

interface CountFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}

/** A whole number within its limits. An emptied field keeps the number until another is typed. */
function CountField({ label, value, min, max, onChange }: CountFieldProps): React.JSX.Element {
  const [isEmpty, setEmpty] = React.useState(false)
  return (
    <NumberField
      fieldClassName="sg-party-field-count"
      {...{ label, min, max }}
      value={isEmpty ? null : value}
      onValueChange={(typed) => {
        setEmpty(typed === null)
        if (typed !== null) onChange(Math.min(Math.max(Math.trunc(typed), min), max))
      }}
      onBlur={() => setEmpty(false)}
    />
  )
}

'use client'
import type * as React from 'react'
import { DateField } from '../date-field/date-field.tsx'
import {
  AccountForm,
  type AccountFormLabels,
  type AccountFormProps,
  type SubmitResult,
} from '../form/account-form.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { checkProfile, type ProfileAddress, type ProfileValues, toProfileValues } from './profile-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'

export interface ProfileFormLabels extends AccountFormLabels {
  name: string
  username: string
  email: string
  phone: string
  dateOfBirth: string
  /** Legend of the address fields. */
  address: string
  street: string
  city: string
  state: string
  zipCode: string
  country: string
  /** Note beside the labels of optional fields. */
  optional: string
}

const defaultLabels: ProfileFormLabels = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  address: 'Address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  country: 'Country',
  optional: 'optional',
  submit: 'Update Profile',
  submitting: 'Updating...',
  success: 'Profile updated successfully!',
  unexpected: 'An unexpected error occurred. Please try again.',
}

export interface ProfileFormProps extends AccountFormProps {
  /** Initial values of the fields. */
  defaultValues?:
    | (Partial<Omit<ProfileValues, 'address'>> & { address?: Partial<ProfileAddress> })
    | undefined
  /** Saves the profile. A returned error is shown as it is, a thrown one as `labels.unexpected`. */
  onSubmit: (values: ProfileValues) => Promise<SubmitResult>
  /** Overrides for the default texts. */
  labels?: Partial<ProfileFormLabels> | undefined
}

/** Edits the visitor's own profile. Renders a `<form>` that stays after saving. */
export function ProfileForm({
  defaultValues = {},
  onSubmit,
  labels,
  ...rest
}: ProfileFormProps): React.JSX.Element {
  const texts = { ...defaultLabels, ...labels }
  const address = defaultValues.address ?? {}
  return (
    <AccountForm
      {...rest}
      data-slot="profile-form"
      labels={texts}
      check={checkProfile}
      afterwards="fields"
      onSubmit={(fields) => onSubmit(toProfileValues(fields))}
      fields={
        <>
          <div className="sg-form-row">
            <TextField
              name="name"
              label={texts.name}
              defaultValue={defaultValues.name}
              autoComplete="name"
              maxLength={120}
              required
            />
            <TextField
              name="username"
              label={texts.username}
              defaultValue={defaultValues.username}
              autoComplete="username"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={40}
              required
            />
          </div>
          <div className="sg-form-row">
            <TextField
              name="email"
              type="email"
              label={texts.email}
              defaultValue={defaultValues.email}
              autoComplete="email"
              maxLength={254}
              required
            />
            <TextField
              name="phone"
              type="tel"
              label={texts.phone}
              defaultValue={defaultValues.phone}
              autoComplete="tel"
              maxLength={40}
              required
            />
          </div>
          <div className="sg-form-row">
            <DateField
              name="dateOfBirth"
              label={texts.dateOfBirth}
              note={texts.optional}
              defaultValue={defaultValues.dateOfBirth}
              autoComplete="bday"
            />
          </div>
          <AddressFields labels={texts} values={address} />
        </>
      }
    />
  )
}

function AddressFields({
  labels,
  values,
}: {
  labels: ProfileFormLabels
  values: Partial<ProfileAddress>
}): React.JSX.Element {
  const field = (name: keyof ProfileAddress, maxLength: number) => ({
    name,
    maxLength,
    label: labels[name],
    defaultValue: values[name],
  })
  return (
    <fieldset data-slot="profile-form-address" className="sg-profile-form-address">
      <legend className="sg-profile-form-legend">
        {labels.address} <span className="sg-field-note">{labels.optional}</span>
      </legend>
      <TextField {...field('street', 200)} autoComplete="address-line1" />
      <div className="sg-form-row">
        <TextField {...field('city', 100)} autoComplete="address-level2" />
        <TextField {...field('state', 100)} autoComplete="address-level1" />
      </div>
      <div className="sg-form-row">
        <TextField {...field('zipCode', 20)} autoComplete="postal-code" />
        <TextField {...field('country', 100)} autoComplete="country-name" />
      </div>
    </fieldset>
  )
}

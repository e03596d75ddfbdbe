'use client'
import type * as React from 'react'
import { wordsIn } from '../../locale/language.ts'
import { DateField } from '../date-field/date-field.tsx'
import { AccountForm, type AccountFormProps, type SubmitResult } from '../form/account-form.tsx'
import type { AccountFormLabels } from '../form/account-form-labels.ts'
import type { FormLabels } from '../form/form-labels.ts'
import { IdentityFields } from '../form/identity-fields.tsx'
import { MAX_LENGTH } from '../form/length-rules.ts'
import type { ProblemLabels } from '../form/problem-labels.ts'
import { useFormLanguage } from '../form/use-form-language.ts'
import { TextField } from '../text-field/text-field.tsx'
import { type ProfileFormLabels, profileFormLabels } from './profile-form-labels.ts'
import { checkProfile, type ProfileAddress, type ProfileValues, toProfileValues } from './profile-rules.ts'

export type { SubmitResult } from '../form/account-form.tsx'

export type { ProfileFormLabels } from './profile-form-labels.ts'

export interface ProfileFormProps extends AccountFormProps {
  /** Initial values of the fields. */
  defaultValues?:
    | (Partial<Omit<ProfileValues, 'address'>> & { address?: Partial<ProfileAddress> })
    | undefined
  /** Saves the profile. A returned error is shown as it is, a thrown one as `labels.unexpected`. */
  onSubmit: (values: ProfileValues) => Promise<SubmitResult>
  labels?: Partial<ProfileFormLabels & AccountFormLabels & FormLabels & ProblemLabels> | undefined
}

/** Edits the visitor's own profile. Renders a `<form>` that stays after saving. */
export function ProfileForm({
  defaultValues = {},
  onSubmit,
  labels: own,
  ...rest
}: ProfileFormProps): React.JSX.Element {
  const language = useFormLanguage(own, 'problem', 'profileForm')
  const { labels } = wordsIn(language, 'profileForm', profileFormLabels)
  const address = defaultValues.address ?? {}
  return (
    <AccountForm
      {...rest}
      data-slot="profile-form"
      labels={own}
      words={labels}
      rules={(values, malformed) => checkProfile(values, malformed, language)}
      afterwards="fields"
      onSubmit={(fields) => onSubmit(toProfileValues(fields))}
      fields={
        <>
          <IdentityFields labels={labels} values={defaultValues} />
          <div className="sg-form-row">
            <DateField
              name="dateOfBirth"
              label={labels.dateOfBirth}
              note={labels.optional}
              defaultValue={defaultValues.dateOfBirth}
              autoComplete="bday"
            />
          </div>
          <AddressFields labels={labels} values={address} />
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
  const field = (name: keyof ProfileAddress) => ({
    name,
    maxLength: MAX_LENGTH[name],
    label: labels[name],
    defaultValue: values[name],
  })
  return (
    <fieldset data-slot="profile-form-address" className="sg-profile-form-address">
      <legend className="sg-profile-form-legend">
        {labels.address} <span className="sg-field-note">{labels.optional}</span>
      </legend>
      <TextField {...field('street')} autoComplete="address-line1" />
      <div className="sg-form-row">
        <TextField {...field('city')} autoComplete="address-level2" />
        <TextField {...field('state')} autoComplete="address-level1" />
      </div>
      <div className="sg-form-row">
        <TextField {...field('zipCode')} autoComplete="postal-code" />
        <TextField {...field('country')} autoComplete="country-name" />
      </div>
    </fieldset>
  )
}

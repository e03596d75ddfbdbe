import { type Language, wordsIn } from '../../locale/language.ts'
import { type FieldProblem, missingFields } from '../form/field-problem.ts'
import { problemLabels } from '../form/problem-labels.ts'
import { profileFormLabels } from './profile-form-labels.ts'

export interface ProfileAddress {
  street: string
  city: string
  state: string
  zipCode: string
  country: string
}

export interface ProfileValues {
  name: string
  username: string
  email: string
  phone: string
  /** A date such as `1990-05-17`, or empty. */
  dateOfBirth: string
  address: ProfileAddress
}

export const addressFields = ['street', 'city', 'state', 'zipCode', 'country'] as const

type ProfileField = Exclude<keyof ProfileValues, 'address'> | keyof ProfileAddress

/** Lists the problems of a profile; date of birth and address are optional. */
export function checkProfile(
  values: Readonly<Partial<Record<ProfileField, string>>>,
  malformed: ReadonlySet<string> = new Set(),
  language: Language = {},
): FieldProblem<ProfileField>[] {
  const { labels, say } = wordsIn(language, 'profileForm', profileFormLabels)
  const { required, malformedEmail } = wordsIn(language, 'problem', problemLabels).labels
  const problems: FieldProblem<ProfileField>[] = missingFields(values, {
    name: say(required, { field: labels.name }),
    username: say(required, { field: labels.username }),
    email: say(required, { field: labels.email }),
    phone: say(required, { field: labels.phone }),
  })
  if (values.email?.trim() && malformed.has('email')) {
    problems.push({ field: 'email', message: malformedEmail })
  }
  return problems
}

/** Builds a profile from the flat form fields, each trimmed. */
export function toProfileValues(fields: Readonly<Partial<Record<ProfileField, string>>>): ProfileValues {
  const of = (name: ProfileField): string => fields[name]?.trim() ?? ''
  return {
    name: of('name'),
    username: of('username'),
    email: of('email'),
    phone: of('phone'),
    dateOfBirth: of('dateOfBirth'),
    address: {
      street: of('street'),
      city: of('city'),
      state: of('state'),
      zipCode: of('zipCode'),
      country: of('country'),
    },
  }
}

import type { ProfileInput, User } from '@susegad/api-client/contract'
import type { ProfileFormProps } from '@susegad/ui/profile-form'

type FormValues = NonNullable<ProfileFormProps['defaultValues']>

/** Initial values of the form: the stored profile, overridden by unsaved changes. */
export function shownProfile(user: User, unsent: Readonly<Record<string, string>> | null): FormValues {
  const of = (field: string, stored: string | null) => unsent?.[field] ?? stored ?? ''
  return {
    name: of('name', user.name),
    username: of('username', user.username),
    email: of('email', user.email),
    phone: of('phone', user.phone),
    dateOfBirth: of('dateOfBirth', user.dateOfBirth),
    address: {
      street: of('street', user.address.street),
      city: of('city', user.address.city),
      state: of('state', user.address.state),
      zipCode: of('zipCode', user.address.zipCode),
      country: of('country', user.address.country),
    },
  }
}

/** An empty date of birth is sent as null. */
export function profileInput(values: Required<FormValues>): ProfileInput {
  const { name = '', username = '', email = '', phone = '', dateOfBirth, address } = values
  return { name, username, email, phone, dateOfBirth: dateOfBirth || null, address }
}

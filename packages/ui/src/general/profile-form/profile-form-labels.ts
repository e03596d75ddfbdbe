export interface ProfileFormLabels {
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
  /** Label of the submit button. */
  submit: string
  /** Label of the submit button while sending. */
  submitting: string
  /** Shown above the button once saved. */
  success: string
}

export const profileFormLabels: ProfileFormLabels = {
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
}

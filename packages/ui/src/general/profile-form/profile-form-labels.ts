export const profileFormLabels = {
  name: 'Name',
  username: 'Username',
  email: 'Email',
  phone: 'Phone',
  dateOfBirth: 'Date of birth',
  /** Legend of the address fields. */
  address: 'Address',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipCode: 'Zip code',
  country: 'Country',
  /** Note beside the labels of optional fields. */
  optional: 'optional',
  /** Label of the submit button. */
  submit: 'Update Profile',
  /** Label of the submit button while sending. */
  submitting: 'Updating...',
  /** Shown above the button once saved. */
  success: 'Profile updated successfully!',
}

export type ProfileFormLabels = typeof profileFormLabels

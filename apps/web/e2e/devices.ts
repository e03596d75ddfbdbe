/** Tags of journeys that are the same on every device and run on one. */
export const onDesktop = { tag: '@desktop' }
export const onPhone = { tag: '@phone' }
/** Runs in Firefox too, beside the journeys that use every feature once. */
export const inFirefox = { tag: '@firefox' }
export const onDesktopAndInFirefox = { tag: [onDesktop.tag, inFirefox.tag] }
export const onPhoneAndInFirefox = { tag: [onPhone.tag, inFirefox.tag] }

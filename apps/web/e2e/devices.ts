/** Tags of journeys that are the same on every device and run on one. */
export const onDesktop = { tag: '@desktop' }
export const onPhone = { tag: '@phone' }

/** A journey that walks the same way on every device is walked on one. */
export const onDesktop = { tag: '@desktop' }
export const onPhone = { tag: '@phone' }

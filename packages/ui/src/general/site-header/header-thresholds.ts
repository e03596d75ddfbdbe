/** Scroll distance in px beyond which the header casts a shadow. */
export const shadowAfter = 50

/** Scroll distance in px beyond which a header over a picture turns opaque. */
export const opaqueAfter = 200

/** Milliseconds after the last scroll event until the lower bar returns. */
export const barReturnsAfter = 1000

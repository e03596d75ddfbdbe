'use client'

// On the server Next's own link is a plain function, which no server component can hand to a client one.
export { default as ClientLink } from 'next/link'

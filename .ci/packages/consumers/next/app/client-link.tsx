'use client'

// A server component can't pass Next's link, a plain function, to a client component.
export { default as ClientLink } from 'next/link'

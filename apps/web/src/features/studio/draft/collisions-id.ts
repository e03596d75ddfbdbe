/** `id` of the choice between two values of the same field. */
export const COLLISIONS = 'collisions'

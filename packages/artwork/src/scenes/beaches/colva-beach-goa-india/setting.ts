import { inks } from '../../../engine/inks.ts'

/** Colva: very white and very wide, coconut palms behind, the boats of the ramponkars on the sand. */
export const white = inks.shell

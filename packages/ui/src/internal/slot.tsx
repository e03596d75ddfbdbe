import { Slot as Radix } from 'radix-ui'

// Created with this name, so that Radix's error message mentions `asChild`.
export const Slot: typeof Radix.Slot = Radix.createSlot('asChild')
export const Slottable: typeof Radix.Slottable = Radix.createSlottable('asChild')

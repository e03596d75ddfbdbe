'use client'

import * as React from 'react'

export interface RadioGroupState {
  name: string
  value: string | undefined
  defaultValue: string | undefined
  required: boolean
  choose: ((value: string) => void) | undefined
}

export const RadioContext: React.Context<RadioGroupState> = React.createContext<RadioGroupState>({
  name: '',
  value: undefined,
  defaultValue: undefined,
  required: false,
  choose: undefined,
})

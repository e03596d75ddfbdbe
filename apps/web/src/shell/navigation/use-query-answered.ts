import { useEffect } from 'react'
import { queryAnswered } from './query-answered.ts'

export function useQueryAnswered(): void {
  useEffect(queryAnswered, [])
}

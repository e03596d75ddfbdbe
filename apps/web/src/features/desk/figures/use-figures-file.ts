import { useMutation } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import type { Period } from './figures-period.ts'

/** Downloads the figures with fetch, because a plain link sends no token. */
export function useFiguresFile(period: Period) {
  return useMutation({
    mutationFn: async () => {
      const file = await new Response(await service.figures.export(period)).blob()
      const address = URL.createObjectURL(new Blob([file], { type: 'text/csv' }))
      const link = document.createElement('a')
      link.href = address
      link.download = `figures-${period.startDate}-to-${period.endDate}.csv`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    },
    retry: false,
  })
}

import type { OperationScope } from '@susegad/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'

/** Downloads enquiries with fetch, because a plain link sends no token. */
export function useManyFile(onError: (error: unknown) => void) {
  return useMutation({
    mutationFn: async (scope: OperationScope) => {
      const file = await new Response(await service.operations.export({ scope })).blob()
      const address = URL.createObjectURL(new Blob([file], { type: 'text/csv' }))
      const link = document.createElement('a')
      link.href = address
      link.download = `enquiries-${new Date().toISOString().slice(0, 10)}.csv`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
    },
    onError,
    retry: false,
  })
}

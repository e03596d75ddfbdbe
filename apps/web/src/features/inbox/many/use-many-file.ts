import type { OperationScope } from '@susegad/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { service } from '../../../shell/session/service.ts'
import { saveStream } from '../../../signed-in/save-file.ts'

/** Downloads enquiries. */
export const useManyFile = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: async (scope: OperationScope) =>
      saveStream(
        `enquiries-${new Date().toISOString().slice(0, 10)}.csv`,
        'text/csv',
        await service.operations.export({ scope }),
      ),
    onError,
    retry: false,
  })

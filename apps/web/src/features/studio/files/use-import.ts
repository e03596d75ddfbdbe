import { ApiError } from '@susegad/api-client/client'
import type { ContentImport } from '@susegad/api-client/contract'
import { IMPORT_MAX_BYTES, IMPORT_TOO_LARGE } from '@susegad/api-client/rules'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { service } from '../../../shell/session/service.ts'

/** Sends an archive, which the service checks. */
export function useImport(onRead: (found: ContentImport) => void) {
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  return useMutation({
    mutationFn: async (file: File) => {
      stop.current?.abort()
      const controller = new AbortController()
      stop.current = controller
      // The service's refusal may be lost while the browser is still sending.
      if (file.size > IMPORT_MAX_BYTES)
        throw new ApiError({ kind: 'validation', status: 413, message: `${IMPORT_TOO_LARGE}.` })
      const { signal } = controller
      return (await service.studio.addImport(file.name || 'site.zip', file, { signal })).import
    },
    onSuccess: onRead,
    retry: false,
  })
}

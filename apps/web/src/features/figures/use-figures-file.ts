import { useMutation } from '@tanstack/react-query'
import { service } from '../../shell/session/service.ts'
import { saveStream } from '../../signed-in/save-file.ts'
import type { Period } from './figures-period.ts'

/** Downloads the figures of a period. */
export const useFiguresFile = (period: Period) =>
  useMutation({
    mutationFn: async () =>
      saveStream(
        `figures-${period.startDate}-to-${period.endDate}.csv`,
        'text/csv',
        await service.figures.export(period),
      ),
    retry: false,
  })

import type { ComponentDocs } from '../../internal/stories/component-docs.ts'
import { Pagination } from './pagination.tsx'

export const docs: ComponentDocs = {
  announced: [
    'The current page is announced as such. At both ends the focus moves to it, because the pressed button is then disabled.',
  ],
  uses: [
    {
      right: {
        shown: (
          <Pagination
            page={2}
            totalPages={20}
            results={{ pageSize: 10, total: 196 }}
            href="#enquiries-{page}"
            labels={{ pages: 'Pages of enquiries' }}
          />
        ),
        because: 'A long list with an address for each page: it can be kept, shared and returned to.',
      },
      wrong: {
        shown: (
          <Pagination
            page={1}
            totalPages={3}
            results={{ pageSize: 2, total: 5 }}
            href="#hotels-{page}"
            labels={{ pages: 'Pages of hotels' }}
          />
        ),
        because: 'Five hotels on three pages: guests cannot compare them. Show all five.',
      },
    },
  ],
}

export const toPage = <Row, T>(
  { rows, total }: { rows: Row[]; total: number },
  toItem: (row: Row) => T,
  page: number,
  limit: number,
) => ({
  enquiries: rows.map(toItem),
  total,
  totalPages: Math.ceil(total / limit),
  page,
  limit,
})

/** By which column the rows are sorted, and in which direction. */
export interface SortOrder {
  columnId: string;
  descending: boolean;
}

/** Parses the search parameter `sort`: 'name', or '-name' for descending. */
export function parseSort(sort: string | undefined): SortOrder | undefined {
  if (!sort) return undefined;
  const descending = sort.startsWith('-');
  return { columnId: descending ? sort.slice(1) : sort, descending };
}

/** Returns the search parameter of an order. */
export function stringifySort(order: SortOrder | undefined): string | undefined {
  return order && `${order.descending ? '-' : ''}${order.columnId}`;
}

/** The order after a press of a column's header: ascending, descending, then the order of the server. */
export function getNextSort(order: SortOrder | undefined, columnId: string): SortOrder | undefined {
  if (order?.columnId !== columnId) return { columnId, descending: false };
  return order.descending ? undefined : { columnId, descending: true };
}

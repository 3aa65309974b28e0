// TanStack Table with its global filter, set up as in its documentation. The extension is `.mts` to exclude the file from the type check
// of the repository, because the library is installed only in the sandbox.
import {
  columnFilteringFeature,
  constructTable,
  createColumnHelper,
  createFilteredRowModel,
  createPaginatedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowPaginationFeature,
  tableFeatures,
} from '@tanstack/table-core';
import { storeReactivityBindings } from '@tanstack/table-core/store-reactivity-bindings';

const features = tableFeatures({
  coreReactivityFeature: storeReactivityBindings(),
  columnFilteringFeature,
  globalFilteringFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  filterFns: { includesString: filterFn_includesString },
});

export function createSearch<Row>(data: Row[], getSearchText: (row: Row) => string, pageSize: number): (text: string) => Row[] {
  const columns = createColumnHelper<typeof features, Row>().columns([{ id: 'text', accessorFn: getSearchText }]);
  const initialState = { pagination: { pageIndex: 0, pageSize } };
  const table = constructTable({ features, columns, data, initialState, globalFilterFn: 'includesString' });
  table.getRowModel();
  return (text) => {
    table.setGlobalFilter(text);
    return table.getRowModel().rows.map(({ original }) => original);
  };
}

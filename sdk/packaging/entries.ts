/** Entries of the SDK that load without React and React Query. */
export const plainEntries = ['.', './check', './contract'];

/** Entries of the SDK that need React Query. */
export const reactQueryEntries = ['./query', './react'];

/** `./query` is `@institute/sdk/query`. */
export const specifier = (entry: string) => `@institute/sdk${entry.slice(1)}`;

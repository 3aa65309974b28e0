/** Entries of the SDK that load without React and React Query. */
export const plainEntries = ['.', './check', './repair', './schemas', './calls', './csv', './contract'];

/** Entries of the SDK that need React Query. */
export const reactQueryEntries = ['./query', './react'];

/** `./query` is `@institute/sdk/query`. */
export const specifier = (entry: string) => `@institute/sdk${entry.slice(1)}`;

export const exportAll = (entries: string[]) =>
  entries.map((entry, index) => `export * as entry${index} from '${specifier(entry)}';`).join('\n');

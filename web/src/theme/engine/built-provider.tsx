import { createContext, type ReactNode, useContext } from 'react';
import type { BuiltSystem } from './built-system.ts';

const SystemContext = createContext<BuiltSystem | undefined>(undefined);

/** Stands in a build for Chakra's own, which also writes the page-wide CSS: there it is a style sheet. */
export function ChakraProvider({ value, children }: { value: BuiltSystem; children?: ReactNode }) {
  return <SystemContext value={value}>{children}</SystemContext>;
}

export function useChakraContext(): BuiltSystem {
  const system = useContext(SystemContext);
  if (!system) throw new Error('A component of Chakra needs a ChakraProvider around it.');
  return system;
}

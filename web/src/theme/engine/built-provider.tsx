import { createContext, type ReactNode, useContext } from 'react';
import type { BuiltSystem } from './built-system.ts';

const SystemContext = createContext<BuiltSystem | undefined>(undefined);

/** Replaces Chakra's provider in builds. Chakra's also renders the global CSS, which is a style sheet in builds. */
export function ChakraProvider({ value, children }: { value: BuiltSystem; children?: ReactNode }) {
  return <SystemContext value={value}>{children}</SystemContext>;
}

/** Returns the system of the nearest provider. Throws if there is none. */
export function useChakraContext(): BuiltSystem {
  const system = useContext(SystemContext);
  if (!system) throw new Error('Chakra components must be inside a ChakraProvider.');
  return system;
}

import { scales } from 'virtual:theme';
import type { SystemContext } from '@chakra-ui/react';
import { reference } from './reference.ts';

type Lookups = 'getVar' | 'getCategoryValues' | 'getByName' | 'expandReferenceInValue' | 'colorPaletteMap';

/**
 * Stands in a build for the part of Chakra that reads the tokens, makes the page-wide CSS of them and knows how each is referred
 * to: the build has made that CSS. What is left are the names.
 */
export function createTokenDictionary(): Pick<SystemContext['tokens'], Lookups> {
  return {
    getCategoryValues(scale) {
      const names = scales[scale]?.split(' ') ?? [];
      return Object.fromEntries(names.map((name) => [name, reference(scale, name)]));
    },
    // Styles name tokens by the scale of their property; only the page-wide CSS names a scale in a value.
    getVar: (_, fallback) => fallback,
    getByName: () => undefined,
    expandReferenceInValue: (value) => value,
    colorPaletteMap: new Map(),
  };
}

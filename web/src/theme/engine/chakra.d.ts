/** Chakra's own parts, of which it exports the whole alone. deploy/lighter.ts finds them. */
declare module 'virtual:chakra/conditions' {
  import type { SystemContext } from '@chakra-ui/react';

  export function createConditions(options: { conditions: object; breakpoints: object }): SystemContext['conditions'];
}

declare module 'virtual:chakra/utility' {
  import type { SystemContext } from '@chakra-ui/react';

  export function createUtility(options: { config: object; tokens: object }): SystemContext['utility'];
}

declare module 'virtual:chakra/normalize' {
  import type { SystemContext } from '@chakra-ui/react';

  export type Normalize = (styles: object) => object;
  export function createNormalizeFn(options: Pick<SystemContext, 'utility'> & { normalize: (value: unknown) => unknown }): Normalize;
}

declare module 'virtual:chakra/css' {
  import type { Normalize } from 'virtual:chakra/normalize';
  import type { SystemContext } from '@chakra-ui/react';

  type Parts = Pick<SystemContext, 'conditions'> & { transform: SystemContext['utility']['transform']; normalize: Normalize };
  export function createCssFn(parts: Parts): SystemContext['css'];
}

declare module 'virtual:chakra/cva' {
  import type { Normalize } from 'virtual:chakra/normalize';
  import type { SystemContext } from '@chakra-ui/react';

  export function createRecipeFn(
    parts: Pick<SystemContext, 'css' | 'conditions' | 'layers'> & { normalize: Normalize },
  ): SystemContext['cva'];
}

declare module 'virtual:chakra/layers' {
  import type { SystemContext } from '@chakra-ui/react';

  export function createLayers(config: object): SystemContext['layers'];
}

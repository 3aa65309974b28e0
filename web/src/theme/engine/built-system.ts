import 'virtual:theme.css';
import { createConditions } from 'virtual:chakra/conditions';
import { createCssFn } from 'virtual:chakra/css';
import { createRecipeFn } from 'virtual:chakra/cva';
import { createLayers } from 'virtual:chakra/layers';
import { createNormalizeFn } from 'virtual:chakra/normalize';
import { createUtility } from 'virtual:chakra/utility';
import type { SystemContext } from '@chakra-ui/react';
import { breakpoints } from '../breakpoints.ts';
import { sizes } from '../text-styles.ts';
import { baseConfig } from './base-config.ts';
import { createBreakpoints } from './built-breakpoints.ts';
import { createTokenDictionary } from './built-tokens.ts';
import { isCssProperty } from './css-properties.ts';

type Needed =
  | '$$chakra'
  | '_config'
  | '_global'
  | 'conditions'
  | 'utility'
  | 'layers'
  | 'css'
  | 'cva'
  | 'isValidProperty'
  | 'getSlotRecipeFn';

/**
 * Stands in a build for system.ts, whose `createSystem` sets up a reset, recipes of several parts, searches, and the tokens:
 * 7 kB gzip, and their time at every start. Here is what components ask for at work, of Chakra's own parts.
 */
export function createAppSystem(): Pick<SystemContext, Needed> {
  const conditions = createConditions({ conditions: baseConfig.conditions ?? {}, breakpoints: createBreakpoints(breakpoints) });
  const utility = createUtility({ config: baseConfig.utilities ?? {}, tokens: createTokenDictionary() });
  const byWidth = (values: unknown[]) => Object.fromEntries(values.map((value, index) => [conditions.breakpoints[index], value]));
  const normalize = createNormalizeFn({ utility, normalize: (value) => (Array.isArray(value) ? byWidth(value) : value) });
  const css = createCssFn({ transform: utility.transform, conditions, normalize });
  utility.register('textStyle', { values: Object.keys(sizes), transform: (name: string) => css(sizes[name]) });
  const properties = new Set(['css', ...utility.keys(), ...conditions.keys()]);
  const layers = createLayers({});
  return {
    $$chakra: true,
    _config: {},
    // It is a style sheet.
    _global: [],
    conditions,
    utility,
    layers,
    css,
    cva: createRecipeFn({ css, conditions, normalize, layers }),
    getSlotRecipeFn: () => noRecipe,
    isValidProperty: (name) => properties.has(name) || isCssProperty(name),
  };
}

/** Of components of several parts, as tabs, none has a recipe: each part has style props of its own. */
const noRecipe = Object.assign(() => ({}), {
  classNameMap: {},
  splitVariantProps: ({ recipe: _, ...props }: Record<string, unknown>) => [{ colorPalette: props.colorPalette }, props],
});

import { createSystem, type RecipeDefinition, type RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import { baseConfig } from './base-config.ts';
import { themeConfig } from './config.ts';

/**
 * Creates a Chakra system. Recipes are not part of it but belong to their components, so that a page loads only those that it uses.
 * Class names depend on the order in which a system first meets styles, so each prerendered page has its own system.
 */
export const createAppSystem = () => createSystem(baseConfig, themeConfig);

export const system = createAppSystem();

/** A recipe for Chakra's factory, compiled once. The factory would compile a plain definition at each render. */
export function recipe<Variants extends RecipeVariantRecord>(definition: RecipeDefinition<Variants>): RecipeDefinition<Variants> {
  return Object.assign(system.cva(definition), definition);
}

import { createSystem } from '@chakra-ui/react/styled-system';
import { themeConfig } from './config.ts';
import { baseConfig } from './engine/base-config.ts';

/**
 * Creates the Chakra system with our own tokens. Recipes are not part of it but imported by their components, so that a page loads
 * only those that it uses. Each app has its own system, because class names depend on the order in which styles are first used.
 */
export const createAppSystem = () => createSystem(baseConfig, themeConfig);

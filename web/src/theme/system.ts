import { createSystem } from '@chakra-ui/react/styled-system';
import { baseConfig } from './engine/base-config.ts';
import { look } from './look.ts';

/**
 * Our own tokens on Chakra's engine. Recipes travel with their components, so that a page loads only what it shows. Every app has a
 * system of its own: it names two styles with the same properties by whichever it has met first.
 */
export const createAppSystem = () => createSystem(baseConfig, look);

/** The values that another institute changes, so that tests do not name them. */
export { brand } from '../../src/lib/brand.ts';

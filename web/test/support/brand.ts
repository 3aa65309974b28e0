/** What a deployment of another institute changes, so tests do not name it. */
export { brand } from '../../src/lib/brand.ts';

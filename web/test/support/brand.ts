/** What is specific to the institute, for tests of its texts. */
export { brand } from '../../src/lib/brand.ts';

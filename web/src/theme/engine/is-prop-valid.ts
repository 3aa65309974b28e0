/**
 * Stands in a build for @emotion/is-prop-valid, a list of all HTML attributes (1.5 kB gzip): what is no style prop and no
 * variant goes to the element. TypeScript lets no prop pass that an element does not know.
 */
export default function isPropValid(name: string): boolean {
  return name !== 'as' && name !== 'theme';
}

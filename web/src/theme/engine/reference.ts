/** How CSS refers to a token: `fg.onDeep` of `colors` is `--chakra-colors-fg-on-deep`; room may be negative. */
export function reference(scale: string, name: string): string {
  if (name.startsWith('-')) return `calc(${reference(scale, name.slice(1))} * -1)`;
  // A number has its point, with which CSS wants a sign before it; other names have steps.
  const path = /^\d/.test(name) ? name.replace('.', '\\.') : name.replaceAll('.', '-');
  return `var(--chakra-${`${scale}-${path}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}

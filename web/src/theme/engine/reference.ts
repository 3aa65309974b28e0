/** Returns the CSS variable of a token: `fg.onDeep` of `colors` is `var(--chakra-colors-fg-on-deep)`. Spacing may be negative. */
export function reference(scale: string, name: string): string {
  if (name.startsWith('-')) return `calc(${reference(scale, name.slice(1))} * -1)`;
  // In a number the point stays and is escaped. In other names it separates levels.
  const path = /^\d/.test(name) ? name.replace('.', '\\.') : name.replaceAll('.', '-');
  return `var(--chakra-${`${scale}-${path}`.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;
}

const longestName = 60;

/** The name under which a photo is sent: letters, digits and dashes of its own name, and the one ending that is true. */
export function photoName(name: string, type: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const kept = [...stem].slice(0, longestName).join('');
  return `${kept || 'photo'}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

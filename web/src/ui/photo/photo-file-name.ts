const maxLength = 60;

/** The file name of a prepared photo: letters, digits and dashes of the selected file's name, and the extension of its new type. */
export function photoFileName(name: string, type: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const shortened = [...stem].slice(0, maxLength).join('');
  return `${shortened || 'photo'}.${type === 'image/png' ? 'png' : 'jpg'}`;
}

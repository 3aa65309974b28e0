/** The three areas of the site. */
export type Area = 'student' | 'operator';

/** Number(role), so that "12" is 12 too. */
export function areaOf(role: unknown): Area | undefined {
  const number = Number(role);
  if (number === 10 || number === 11) return 'student';
  if (number === 12) return 'operator';
  return undefined;
}

/** Where a person starts after signing in; an unknown role has no area of its own. */
export function homeOf(role: unknown): string {
  const area = areaOf(role);
  if (area === 'student') return '/user/profile';
  return area === 'operator' ? '/franchise/dashboard' : '/';
}

/** Whether a path leads into an area that is closed to the role. */
export function isOpenTo(path: string, role: unknown): boolean {
  if (/^\/user(\/|$)/.test(path)) return areaOf(role) === 'student';
  if (/^\/franchise\/./.test(path)) return areaOf(role) === 'operator';
  return true;
}

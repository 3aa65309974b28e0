import { roles } from '@institute/sdk';

/** The areas of the site that need a role. */
export type Area = 'student' | 'operator';

/** @param role Also as text: "12" is 12. */
export function getArea(role: unknown): Area | undefined {
  const number = Number(role);
  if (number === roles.student || number === roles.centreStudent) return 'student';
  if (number === roles.operator) return 'operator';
  return undefined;
}

/** The page after login. An unknown role has no area, so it starts at the home page. */
export function getHomePath(role: unknown): string {
  const area = getArea(role);
  if (area === 'student') return '/user/profile';
  return area === 'operator' ? '/franchise/dashboard' : '/';
}

/** False if the path is in an area that the role has no access to. */
export function canVisit(path: string, role: unknown): boolean {
  if (/^\/user(\/|$)/.test(path)) return getArea(role) === 'student';
  if (/^\/franchise\/./.test(path)) return getArea(role) === 'operator';
  return true;
}

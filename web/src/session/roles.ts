import { roles } from '@institute/sdk';

export type Area = 'student' | 'operator';

/** @param role Also as text: "12" is 12. */
export function getArea(role: unknown): Area | undefined {
  const number = Number(role);
  if (number === roles.student || number === roles.centreStudent) return 'student';
  if (number === roles.operator) return 'operator';
  return undefined;
}

/** A student who registered on the website belongs to no centre. */
export const hasCentre = (role: unknown): boolean => Number(role) === roles.centreStudent;

/** The page after login. An unknown role has no area, so it starts at the home page. */
export function getHomePath(role: unknown): string {
  const area = getArea(role);
  if (area === 'student') return '/user/profile';
  return area === 'operator' ? '/franchise/dashboard' : '/';
}

/** False if the path is in an area that the role has no access to. */
function canVisit(path: string, role: unknown): boolean {
  if (/^\/user(\/|$)/.test(path)) return getArea(role) === 'student';
  if (/^\/franchise\/./.test(path)) return getArea(role) === 'operator';
  return true;
}

/** A character of Hindi is 9 characters of a URL, and a payment returns with the title of its course. */
const maxLength = 2048;

const unsafeCharacter = /[\\\p{Cc}]/u;

/** Returns the path to go to after login, or undefined if the value is not a path of this site. */
export function parseReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  // Browsers drop control characters and read a backslash as a slash, also where they are percent-encoded twice.
  if (unsafeCharacter.test(value) || unsafeCharacter.test(decode(value))) return undefined;
  if (!value.startsWith('/') || /^\/{2}/.test(decode(value))) return undefined;
  const { origin, pathname, search, hash } = new URL(value, 'https://internal.invalid');
  if (origin !== 'https://internal.invalid' || pathname.startsWith('//')) return undefined;
  return /^\/(login|register)(\/|$)/.test(pathname) ? undefined : pathname + search + hash;
}

/** Pages that are of no use after a login: the home page, the login pages, and documents, which belong to the previous user. */
const pagesWithoutReturn = /^\/($|(login|register|forget-password)(\/|$)|view-(result|marksheet)\/)/;

/** The page to return to after a login that starts at this location: the location itself, or the page that the login page remembers. */
export function getReturnPath({ pathname, href, search }: { pathname: string; href: string; search: { redirect?: unknown } }) {
  return parseReturnPath(pagesWithoutReturn.test(pathname) ? search.redirect : href);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A control character, so that the caller rejects the text.
    return '\0';
  }
}

/** Role 12 always goes to the dashboard, other roles go to the return path, or else to their home page. */
export function pathAfterLogin(role: unknown, returnPath: unknown): string {
  const path = parseReturnPath(returnPath);
  if (getArea(role) === 'operator' || !path || !canVisit(path, role)) return getHomePath(role);
  return path;
}

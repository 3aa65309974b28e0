import { areaOf, homeOf, isOpenTo } from './roles.ts';

const maxLength = 512;

/** The path to return to after login, or undefined when the text is anything but a path of this site. */
export function parseReturnPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > maxLength) return undefined;
  // Browsers drop control characters and read a backslash as a slash, also where they come percent-encoded twice.
  if (hasUnsafeCharacters(value) || hasUnsafeCharacters(decoded(value))) return undefined;
  if (!value.startsWith('/') || /^\/{2}/.test(decoded(value))) return undefined;
  const { origin, pathname, search, hash } = new URL(value, 'https://internal.invalid');
  if (origin !== 'https://internal.invalid' || pathname.startsWith('//')) return undefined;
  return /^\/(login|register)(\/|$)/.test(pathname) ? undefined : pathname + search + hash;
}

function hasUnsafeCharacters(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Not decodable: the control character makes the caller refuse it.
    return '\0';
  }
}

/** Where a person goes who has signed in: role 12 always to the dashboard, the others back or home. */
export function pathAfterLogin(role: unknown, returnPath: unknown): string {
  const path = parseReturnPath(returnPath);
  if (areaOf(role) === 'operator' || !path || !isOpenTo(path, role)) return homeOf(role);
  return path;
}

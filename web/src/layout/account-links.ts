import { areaOf } from '../session/roles.ts';

/** Where the dropdown's Profile link leads. Role 12 goes to the dashboard until its profile page exists. */
export function profilePath(role: unknown): '/user/profile' | '/franchise/dashboard' {
  return areaOf(role) === 'student' ? '/user/profile' : '/franchise/dashboard';
}

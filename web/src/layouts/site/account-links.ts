import { areaOf } from '../../session/roles.ts';

/** Where the dropdown's Profile link leads: students to theirs, all others to the franchise's. */
export function profilePath(role: unknown): '/user/profile' | '/franchise/profile' {
  return areaOf(role) === 'student' ? '/user/profile' : '/franchise/profile';
}

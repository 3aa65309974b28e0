import { getArea } from '../../session/roles.ts';

/** The target of the Profile link. Every role but the students' has the operator's profile. */
export function profilePath(role: unknown): '/user/profile' | '/franchise/profile' {
  return getArea(role) === 'student' ? '/user/profile' : '/franchise/profile';
}

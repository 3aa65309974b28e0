import { purchasedCourses } from '../lib/purchased-courses.ts';
import { useViewer } from './viewer.ts';

const none: ReadonlySet<string> = new Set();

/** The ids of the courses that the viewer has bought. Empty for guests, and until the profile is loaded. */
export function useOwnedCourses(): ReadonlySet<string> {
  const viewer = useViewer();
  if (viewer.status !== 'success') return none;
  return new Set(purchasedCourses(viewer.user.courses ?? []).map(({ id }) => id));
}

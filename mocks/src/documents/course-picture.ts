import { pictures } from './pictures.ts';

const picturesByCourse: Partial<Record<string, string>> = pictures;

/** The SVG picture of a course in 16:9. Courses that are not in the seed share one. */
export function coursePicture(courseId: string): string {
  return picturesByCourse[courseId] ?? pictures['open-book'];
}

import type { SubjectMarks } from './parse-subject-form.ts';

/** The subjects of a course that are not in the marksheet yet, without blanks and duplicates. */
export function remainingSubjects(subjectList: readonly string[] | undefined, added: readonly SubjectMarks[]): string[] {
  const addedNames = new Set(added.map(({ subjectName }) => subjectName));
  return [...new Set(subjectList)].filter((subject) => subject.trim() !== '' && !addedNames.has(subject));
}

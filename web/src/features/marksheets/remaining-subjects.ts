import type { SubjectMarks } from './parse-marks.ts';

/** The subjects of a course that are not in the marksheet yet, without blanks and duplicates. */
export function remainingSubjects(subjectList: readonly string[] | undefined, added: readonly SubjectMarks[]): string[] {
  const addedNames = new Set(added.map(({ subjectName }) => subjectName));
  return [...new Set(subjectList)].filter((subject) => subject.trim() !== '' && !addedNames.has(subject));
}

/** The subject that is added after this one: the next in the list, or else the first that is left; '' if there is none. */
export function nextSubject(remaining: readonly string[], current: string): string {
  return remaining[remaining.indexOf(current) + 1] ?? remaining.find((name) => name !== current) ?? '';
}

import { blankSubject, isBlank, type SubjectFormValues, type SubjectMarks } from './parse-marksheet-form.ts';

/** The subjects of a marksheet: those that are added, and the draft of the next one. */
export interface Subjects {
  added: SubjectMarks[];
  draft: SubjectFormValues;
  errors: Readonly<Record<string, string>>;
  /** The subject that the form has selected itself. */
  suggested: string;
  /** The subjects of the previous marksheet, when several are created one after another. */
  planned: readonly string[];
}

export const noSubjects: Subjects = { added: [], draft: blankSubject, errors: {}, suggested: '', planned: [] };

/** Replaces the draft with a blank one in which a subject is selected. */
export function suggestSubject(subjects: Subjects, subject: string): Subjects {
  return { ...subjects, draft: { ...blankSubject, subject }, errors: {}, suggested: subject };
}

/** The draft, or a blank one if the user has typed nothing: without marks a suggested subject is not the user's input. */
export function getPending({ draft, suggested }: Subjects): SubjectFormValues {
  return draft.subject === suggested && isBlank({ ...draft, subject: '' }) ? blankSubject : draft;
}

/** Keeps only the names of the added subjects, for the next marksheet. */
export function planNext({ added }: Subjects): Subjects {
  const planned = added.map(({ subjectName }) => subjectName);
  return suggestSubject({ ...noSubjects, planned }, planned[0] ?? '');
}

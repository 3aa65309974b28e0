import type { CreateMarksheetInput } from '@institute/sdk';
import { blankFields, type Entry, numberIn, wrongField } from '../../ui/form/parse-form.ts';

/** The marks of one subject, as a marksheet holds them. */
export type SubjectMarks = CreateMarksheetInput['subjects'][number];

/** A subject while it is being typed. */
export interface SubjectDraft {
  subject: string;
  marksObtain: string;
  practicalMarks: string;
}

export const blankDraft: SubjectDraft = { subject: '', marksObtain: '', practicalMarks: '' };

/** Of every subject. */
export const totalMarks = 100;

const fields = ['subject', 'marksObtain', 'practicalMarks'] as const;

export function isBlank(draft: SubjectDraft): boolean {
  return fields.every((field) => draft[field].trim() === '');
}

/** What was typed of a subject as a marksheet takes it. The total is fixed here, so more than it is a slip of the hand. */
export function toSubject(draft: SubjectDraft): Entry<SubjectMarks> {
  const held = new Map<string, string>(Object.entries(draft));
  const wrong = blankFields((field) => held.get(field) ?? '', fields);
  if (wrong) return { wrong };
  const marksObtain = numberIn(draft.marksObtain);
  if (marksObtain === undefined) return wrongField('marksObtain', 'Please enter the marks obtained in digits.');
  const practicalMarks = numberIn(draft.practicalMarks);
  if (practicalMarks === undefined) return wrongField('practicalMarks', 'Please enter the practical marks in digits.');
  const impossible = Object.entries({ marksObtain, practicalMarks }).find(([, marks]) => marks < 0 || marks > totalMarks);
  if (impossible) return wrongField(impossible[0], `Marks are from 0 to ${totalMarks}.`);
  return { input: { subjectName: draft.subject, marksObtain, totalMarks, practicalMarks } };
}

/** The subjects of a course that are not on the marksheet yet; a repeated one is one. */
export function subjectsLeft(all: readonly string[] | undefined, added: readonly SubjectMarks[]): string[] {
  const taken = new Set(added.map(({ subjectName }) => subjectName));
  return [...new Set(all)].filter((subject) => subject.trim() !== '' && !taken.has(subject));
}

import type { CreateMarksheetInput } from '@institute/sdk';
import { dashDate } from '../../lib/dates.ts';
import { blankFields, type Entry, type Texts, type WrongEntry } from '../../ui/form/parse-form.ts';
import { isBlank, type SubjectDraft, type SubjectMarks } from './subjects.ts';

const required = ['student', 'course', 'startDate', 'endDate', 'issueDate', 'subject'];

/** What is chosen and added beside the fields of the form. */
interface Chosen {
  student: string;
  course: string;
  subjects: SubjectMarks[];
  /** The subject that is being typed. */
  draft: SubjectDraft;
}

/** What the form holds as the call takes it; the session is its two ends. */
export function toMarksheet(text: Texts, { student, course, subjects, draft }: Chosen): Entry<CreateMarksheetInput> {
  const held: Record<string, string> = { student, course, subject: subjects.map(({ subjectName }) => subjectName).join() };
  const wrong = blankFields((field) => held[field] ?? text(field), required);
  if (!isBlank(draft)) return { wrong: withHalfTyped(wrong) };
  if (wrong) return { wrong: wrong.problems.subject ? { ...wrong, problems: { ...wrong.problems, subject: noSubject } } : wrong };
  const session = `${dashDate(text('startDate'))} - ${dashDate(text('endDate'))}`;
  return { input: { subjects, session, student, course, issueDate: text('issueDate') } };
}

const noSubject = 'Please add one subject at least.';
const halfTyped = 'This subject is not added yet. Please add it or clear it.';

/** Nothing that was typed is left out in silence. */
function withHalfTyped(wrong: WrongEntry | undefined): WrongEntry {
  const { subject, ...problems } = wrong?.problems ?? {};
  return { told: Object.keys(problems).length > 0 && wrong ? wrong.told : halfTyped, problems: { ...problems, subject: halfTyped } };
}

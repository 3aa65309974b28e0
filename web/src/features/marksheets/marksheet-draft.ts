import type { DraftValues } from '../../lib/draft-values.ts';
import type { SubjectMarks } from './parse-marks.ts';
import type { MarksheetSelection } from './parse-marksheet-form.ts';
import { parseSubjectForm } from './parse-subject-form.ts';

/** The part of a marksheet's draft that is outside of the form's own fields. */
export function marksheetDraft({ student, course, subjects, draft }: MarksheetSelection): DraftValues {
  return {
    student: [student],
    course: [course],
    subject: [draft.subject],
    marksObtain: [draft.marksObtain],
    practicalMarks: [draft.practicalMarks],
    subjects: subjects.flatMap(({ subjectName, marksObtain, practicalMarks }) => [subjectName, `${marksObtain}`, `${practicalMarks}`]),
  };
}

/** The reverse of `marksheetDraft`. Subjects that could not have been added are left out. */
export function parseMarksheetDraft(values: DraftValues): MarksheetSelection {
  const get = (name: string) => values[name]?.[0] ?? '';
  return {
    student: get('student'),
    course: get('course'),
    subjects: parseSubjects(values.subjects ?? []),
    draft: { subject: get('subject'), marksObtain: get('marksObtain'), practicalMarks: get('practicalMarks') },
  };
}

/** Each subject has three texts: its name, the marks obtained and the practical marks. */
function parseSubjects(texts: readonly string[]): SubjectMarks[] {
  const subjects: SubjectMarks[] = [];
  for (let index = 0; index < texts.length; index += 3) {
    const [subject = '', marksObtain = '', practicalMarks = ''] = texts.slice(index, index + 3);
    const { input } = parseSubjectForm({ subject, marksObtain, practicalMarks });
    if (input) subjects.push(input);
  }
  return subjects;
}

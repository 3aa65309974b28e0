import type { Course, SubjectMarks, UntrustedHtml } from '@institute/sdk/contract';
import type { Account, Db, StoredMarksheet } from '../db/db.ts';
import { html, type Markup, sheet as page } from './html.ts';
import { centreName, facts, grid, indianDate, letterhead, personFacts, signatures } from './parts.ts';

interface Marked {
  db: Db;
  student: Account;
  course: Course;
  sheet: StoredMarksheet;
}

/** The marksheet of a student in a course. */
export function marksheet({ db, student, course, sheet }: Marked): UntrustedHtml {
  const subjects = sheet.subjects.map(withTotal);
  const obtained = sum(subjects.map((subject) => subject.obtained));
  const maximum = sum(subjects.map((subject) => subject.maximum));
  const rows = subjects.map((subject) => [
    subject.subjectName,
    subject.marksObtain,
    subject.practicalMarks,
    subject.obtained,
    subject.maximum,
  ]);
  const content = html`${letterhead(centreName(db, sheet.owner), 'Marksheet', 'अंक पत्र')}${provisional(sheet)}
${facts([
  ...personFacts(student),
  ['Course · पाठ्यक्रम', course.title],
  ['Session · सत्र', sheet.session],
  ['Marksheet No.', sheet.certificateNo],
])}${grid(['Subject · विषय', 'Theory', 'Practical', 'Obtained', 'Maximum'], [...rows, ['Total · योग', '', '', obtained, maximum]])}${facts([
  ['Percentage · प्रतिशत', `${maximum ? ((100 * obtained) / maximum).toFixed(2) : '0.00'} %`],
  ['Date of issue · जारी करने की तिथि', indianDate(sheet.issueDate)],
])}${signatures(db, sheet.owner)}`;
  return page(`Marksheet of ${student.fullName}`, content);
}

/** Where theory and practical together pass the total, each of them was a paper of its own with that total. */
function withTotal(subject: SubjectMarks) {
  const obtained = subject.marksObtain + subject.practicalMarks;
  const maximum = obtained > subject.totalMarks ? 2 * subject.totalMarks : subject.totalMarks;
  return { ...subject, obtained, maximum };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function provisional({ isVerified }: StoredMarksheet): Markup | undefined {
  if (isVerified) return undefined;
  const style = 'margin:16px 0 0;padding:8px;text-align:center;border:1px dashed #b02a2a;color:#b02a2a';
  return html`<p style="${style}">Provisional: not yet verified by the institute</p>`;
}

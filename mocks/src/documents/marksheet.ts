import type { Course, UntrustedHtml } from '@institute/sdk/contract';
import type { Account, Db, StoredMarksheet } from '../db/db.ts';
import { addMarks, obtainedMarks } from '../db/marks.ts';
import { html, htmlDocument, type Markup } from './html.ts';
import { accountRows, centreName, definitionTable, gridTable, indianDate, letterhead, signatures } from './sections.ts';

interface MarksheetData {
  db: Db;
  student: Account;
  course: Course;
  marksheet: StoredMarksheet;
}

export function marksheet({ db, student, course, marksheet: { subjects, ...details } }: MarksheetData): UntrustedHtml {
  const obtained = addMarks(subjects.map(obtainedMarks));
  const maximum = addMarks(subjects.map(({ totalMarks }) => totalMarks));
  const rows = subjects.map((subject) => [
    subject.subjectName,
    subject.marksObtain,
    subject.practicalMarks,
    obtainedMarks(subject),
    subject.totalMarks,
  ]);
  const content = html`${letterhead(centreName(db, details.owner), 'Marksheet', 'अंक पत्र')}${provisionalNotice(details.isVerified)}
${definitionTable([
  ...accountRows(student),
  ['Course · पाठ्यक्रम', course.title],
  ['Session · सत्र', details.session],
  ['Marksheet No.', details.certificateNo],
])}${gridTable(['Subject · विषय', 'Theory', 'Practical', 'Obtained', 'Maximum'], [...rows, ['Total · योग', '', '', obtained, maximum]])}${definitionTable(
  [
    ['Percentage · प्रतिशत', `${maximum ? ((100 * obtained) / maximum).toFixed(2) : '0.00'} %`],
    ['Date of issue · जारी करने की तिथि', indianDate(details.issueDate)],
  ],
)}${signatures(db, details.owner)}`;
  return htmlDocument(`Marksheet of ${student.fullName}`, content);
}

function provisionalNotice(isVerified: boolean): Markup | undefined {
  if (isVerified) return undefined;
  const style = 'margin:16px 0 0;padding:8px;text-align:center;border:1px dashed #b02a2a;color:#b02a2a';
  return html`<p style="${style}">Provisional: not yet verified by the institute</p>`;
}

import type { Course, UntrustedHtml } from '@institute/sdk/contract';
import type { Account, Db, StoredBatch, StoredExam } from '../db/db.ts';
import { html, htmlDocument } from './html.ts';
import { accountRows, centreName, definitionTable, indianDate, letterhead, signatures } from './sections.ts';

interface HallTicketData {
  db: Db;
  student: Account;
  exam: StoredExam;
  course: Course;
  /** Undefined when the batch is deleted. */
  batch: StoredBatch | undefined;
}

const instructions = [
  'Please be at the centre half an hour before the exam begins.',
  'Bring this hall ticket and a photo identity card.',
  'मोबाइल फ़ोन और कैलकुलेटर परीक्षा कक्ष में नहीं ले जा सकते।',
  'Sign the attendance sheet exactly as below.',
];

export function hallTicket({ db, student, exam, course, batch }: HallTicketData): UntrustedHtml {
  const photoStyle =
    'flex:none;width:110px;height:132px;margin-top:22px;border:1px solid #8aa5a3;text-align:center;font-size:12px;color:#5b4a25';
  const content = html`${letterhead(centreName(db, exam.owner), 'Hall Ticket', 'प्रवेश पत्र')}
<div style="display:flex;flex-wrap:wrap;gap:16px"><div style="flex:1 1 300px">${definitionTable([
    ...accountRows(student),
    ['Date of birth · जन्म तिथि', student.dob && indianDate(student.dob)],
    ['Exam · परीक्षा', exam.title],
    ['Course · पाठ्यक्रम', course.title],
    ['Batch · बैच', batch?.title],
    ['Date · तिथि', indianDate(exam.date)],
    ['Time · समय', exam.time],
    ['Place · स्थान', exam.location],
  ])}</div><div style="${photoStyle}"><p style="margin:44px 6px">Photo of the candidate</p></div></div>
<section><h2 style="font-size:17px;color:#0b5351">Instructions · निर्देश</h2>
<ol style="padding-left:22px;font-size:14px;line-height:1.8">${instructions.map((text) => html`<li>${text}</li>`)}</ol></section>
<p style="margin:40px 0 0;font-size:13px">Signature of the candidate: ……………………………</p>${signatures(db, exam.owner)}`;
  return htmlDocument(`Hall ticket of ${student.fullName}`, content);
}

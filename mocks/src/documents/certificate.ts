import type { Course, UntrustedHtml } from '@institute/sdk/contract';
import type { Account, Db, StoredResult } from '../db/db.ts';
import { html, htmlDocument } from './html.ts';
import { accountRows, centreName, definitionTable, indianDate, instituteName, letterhead, signatures } from './sections.ts';

interface CertificateData {
  db: Db;
  student: Account;
  course: Course;
  result: StoredResult;
}

const gradeStyle = 'display:inline-block;min-width:70px;padding:10px 16px;border:3px double #c98a1b;font-size:30px;color:#8a5a00';

export function certificate({ db, student, course, result }: CertificateData): UntrustedHtml {
  const content = html`${letterhead(centreName(db, result.owner), 'Certificate', 'प्रमाण पत्र')}
<p style="margin:34px 0 0;text-align:center;font-size:17px">This is to certify that</p>
<p style="margin:14px 0;text-align:center;font-size:34px;color:#0b5351">${student.fullName}</p>
<p style="margin:0 4%;text-align:center;font-size:17px;line-height:1.7">has completed the course <strong>${course.title}</strong>
at the ${instituteName} from ${indianDate(result.startDate)} to ${indianDate(result.endDate)} and has been awarded the grade</p>
<p style="margin:16px 0 0;text-align:center"><strong style="${gradeStyle}">${result.grade}</strong></p>
${definitionTable([
  ...accountRows(student),
  ['Course · पाठ्यक्रम', course.title],
  ['Duration · अवधि', result.duration === 1 ? '1 month' : `${result.duration} months`],
  ['Grade · श्रेणी', result.grade],
  ['Date of issue · जारी करने की तिथि', indianDate(result.issueDate)],
  ['Certificate No.', certificateNumber(student, result)],
])}${signatures(db, result.owner)}`;
  return htmlDocument(`Certificate of ${student.fullName}`, content);
}

function certificateNumber({ rollNo = '' }: Account, { _id }: StoredResult): string {
  return `${rollNo.replaceAll('/', '-')}-${_id.toUpperCase()}`;
}

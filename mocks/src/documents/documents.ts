import type { Course, UntrustedHtml } from '@institute/sdk/contract';
import type { Account, Db, Payment, StoredBatch, StoredExam, StoredMarksheet, StoredResult } from '../db/db.ts';
import { addMarks, obtainedMarks } from '../db/rules.ts';
import { accountRows, definitionTable, gridTable, html, htmlDocument, indianDate, instituteName } from './html.ts';

const gradeStyle = 'display:inline-block;min-width:70px;padding:10px 16px;border:3px double #c98a1b;font-size:30px;color:#8a5a00';

export function certificate(db: Db, student: Account, course: Course, result: StoredResult): UntrustedHtml {
  const { fullName, rollNo = '' } = student;
  const head = { title: `Certificate of ${fullName}`, heading: 'Certificate', hindi: 'प्रमाण पत्र' };
  const content = html`
<p style="margin:34px 0 0;text-align:center;font-size:17px">This is to certify that</p>
<p style="margin:14px 0;text-align:center;font-size:34px;color:#0b5351">${fullName}</p>
<p style="margin:0 4%;text-align:center;font-size:17px;line-height:1.7">has completed the course <strong>${course.title}</strong>
at the ${instituteName} from ${indianDate(result.startDate)} to ${indianDate(result.endDate)} and has been awarded the grade</p>
<p style="margin:16px 0 0;text-align:center"><strong style="${gradeStyle}">${result.grade}</strong></p>
${definitionTable([
  ...accountRows(student),
  ['Course · पाठ्यक्रम', course.title],
  ['Duration · अवधि', result.duration === 1 ? '1 month' : `${result.duration} months`],
  ['Grade · श्रेणी', result.grade],
  ['Date of issue · जारी करने की तिथि', indianDate(result.issueDate)],
  ['Certificate No.', `${rollNo.replaceAll('/', '-')}-${result._id.toUpperCase()}`],
])}`;
  return htmlDocument(db, result.owner, head, content);
}

const provisionalStyle = 'margin:16px 0 0;padding:8px;text-align:center;border:1px dashed #b02a2a;color:#b02a2a';

export function marksheet(db: Db, student: Account, course: Course, { subjects, ...details }: StoredMarksheet): UntrustedHtml {
  const head = { title: `Marksheet of ${student.fullName}`, heading: 'Marksheet', hindi: 'अंक पत्र' };
  const notice = html`<p style="${provisionalStyle}">Provisional: not yet verified by the institute</p>`;
  const obtained = addMarks(subjects.map(obtainedMarks));
  const maximum = addMarks(subjects.map(({ totalMarks }) => totalMarks));
  const rows = subjects.map((subject) => {
    const { subjectName, marksObtain, practicalMarks, totalMarks } = subject;
    return [subjectName, marksObtain, practicalMarks, obtainedMarks(subject), totalMarks];
  });
  const content = html`${details.isVerified ? undefined : notice}
${definitionTable([
  ...accountRows(student),
  ['Course · पाठ्यक्रम', course.title],
  ['Session · सत्र', details.session],
  ['Marksheet No.', details.certificateNo],
])}${gridTable(
  ['Subject · विषय', 'Theory', 'Practical', 'Obtained', 'Maximum'],
  [...rows, ['Total · योग', '', '', obtained, maximum]],
)}${definitionTable([
  ['Percentage · प्रतिशत', `${maximum ? ((100 * obtained) / maximum).toFixed(2) : '0.00'} %`],
  ['Date of issue · जारी करने की तिथि', indianDate(details.issueDate)],
])}`;
  return htmlDocument(db, details.owner, head, content);
}

const instructions = [
  'Please be at the centre half an hour before the exam begins.',
  'Bring this hall ticket and a photo identity card.',
  'मोबाइल फ़ोन और कैलकुलेटर परीक्षा कक्ष में नहीं ले जा सकते।',
  'Sign the attendance sheet exactly as below.',
];
const photoStyle =
  'flex:none;width:110px;height:132px;margin-top:22px;border:1px solid #8aa5a3;text-align:center;font-size:12px;color:#5b4a25';

/** The batch is undefined when it is deleted. */
export function hallTicket(db: Db, student: Account, exam: StoredExam, course: Course, batch: StoredBatch | undefined): UntrustedHtml {
  const head = { title: `Hall ticket of ${student.fullName}`, heading: 'Hall Ticket', hindi: 'प्रवेश पत्र' };
  const content = html`
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
<p style="margin:40px 0 0;font-size:13px">Signature of the candidate: ……………………………</p>`;
  return htmlDocument(db, exam.owner, head, content);
}

/** The payment is undefined when the course was paid at a centre. */
export function invoice(db: Db, buyer: Account, course: Course, payment: Payment | undefined): UntrustedHtml {
  const head = { title: `Invoice for ${buyer.fullName}`, heading: 'Invoice', hindi: 'रसीद' };
  const amount = `Rs. ${payment?.amount ?? (course.discountedPrice || course.price)} /-`;
  const content = html`
${definitionTable([
  ['Invoice No.', `GVI-I-${payment?._id ?? `${buyer._id}-${course._id}`}`.toUpperCase()],
  ['Date · तिथि', indianDate(payment?.paidAt ?? buyer.createdAt)],
  ['Billed to · नाम', buyer.fullName],
  ['Student Id · छात्र संख्या', buyer.rollNo],
  ['Email', buyer.email],
  ['Address · पता', [buyer.village, buyer.city, buyer.pinCode ?? buyer.pincode].filter(Boolean).join(', ')],
  ['Payment Id', payment?.paymentId],
])}${gridTable(
  ['No.', 'Description · विवरण', 'Amount · राशि'],
  [
    [1, `${course.title} (course fee)`, amount],
    ['', 'Total · कुल', amount],
  ],
)}<p style="font-size:14px">Received with thanks by the ${instituteName}. सप्रेम धन्यवाद।</p>
<p style="font-size:12px;color:#5b4a25">Issued by a computer. All amounts are in Indian rupees and include taxes.</p>
`;
  return htmlDocument(db, buyer.centre, head, content);
}

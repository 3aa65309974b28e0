import type { Course, UntrustedHtml } from '@institute/sdk/contract';
import type { Account, Db, Payment } from '../db/db.ts';
import { html, htmlDocument } from './html.ts';
import { centreName, definitionTable, gridTable, indianDate, instituteName, letterhead, signatures } from './sections.ts';

interface InvoiceData {
  db: Db;
  buyer: Account;
  course: Course;
  /** Undefined when the course was paid at a centre. */
  payment: Payment | undefined;
}

export function invoice({ db, buyer, course, payment }: InvoiceData): UntrustedHtml {
  const amount = payment?.amount ?? (course.discountedPrice || course.price);
  const content = html`${letterhead(centreName(db, buyer.centre), 'Invoice', 'रसीद')}
${definitionTable([
  ['Invoice No.', `GVI-I-${payment?._id ?? `${buyer._id}-${course._id}`}`.toUpperCase()],
  ['Date · तिथि', indianDate(payment?.paidAt ?? buyer.createdAt)],
  ['Billed to · नाम', buyer.fullName],
  ['Student Id · छात्र संख्या', buyer.rollNo],
  ['Email', buyer.email],
  ['Address · पता', address(buyer)],
  ['Payment Id', payment?.paymentId],
])}${gridTable(
  ['No.', 'Description · विवरण', 'Amount · राशि'],
  [
    [1, `${course.title} (course fee)`, rupees(amount)],
    ['', 'Total · कुल', rupees(amount)],
  ],
)}<p style="font-size:14px">Received with thanks by the ${instituteName}. सप्रेम धन्यवाद।</p>
<p style="font-size:12px;color:#5b4a25">Issued by a computer. All amounts are in Indian rupees and include taxes.</p>
${signatures(db, buyer.centre)}`;
  return htmlDocument(`Invoice for ${buyer.fullName}`, content);
}

function rupees(amount: number): string {
  return `Rs. ${amount} /-`;
}

function address({ village, city, pinCode, pincode }: Account): string {
  return [village, city, pinCode ?? pincode].filter(Boolean).join(', ');
}

import { chakra } from '@chakra-ui/react/styled-system';
import { recipe } from '../../theme/system.ts';

const categories = [
  {
    data: 'Account: name, email, password',
    purpose: 'To let you sign in, and to keep others out of your account',
    retention: 'Until you close the account',
  },
  {
    data: 'Student record: phone, father’s name, date of birth, gender, village, city, state, PIN code, photo (optional)',
    purpose: 'To admit you, to print your student card, hall ticket and certificate, and to contact you about lessons',
    retention: 'While you study here, then 3 years',
  },
  {
    data: 'Courses, batches, exams, marks, certificates',
    purpose: 'To teach and examine you, and to let others check your certificate',
    retention: 'As long as certificates can be checked. We erase it sooner if you ask, but then no one can check your certificate',
  },
  {
    data: 'Payments: course, amount, date, payment id, payment status',
    purpose: 'To give you the course, an invoice and refunds',
    retention: '8 years, for tax and accounts',
  },
  {
    data: 'Queries from the contact form: name, email, Whatsapp No., message',
    purpose: 'To answer your query',
    retention: '1 year after our answer',
  },
  {
    data: 'Franchise applications: name, email, Whatsapp No., address, location of the centre, work experience, about the institute',
    purpose: 'To decide on the application',
    retention: '1 year if the application is rejected; otherwise the term of the contract and 8 years after it',
  },
  {
    data: 'Technical records: IP address, time, page or request, type of browser',
    purpose: 'To keep the site secure and to find faults',
    retention: '1 year',
  },
];

/** Lists each category of data with its purpose, as the Digital Personal Data Protection Act requires. */
export function CollectedData() {
  return (
    <>
      <p>You give us all of this data yourself, or your centre enters it with you. Only the technical records are created automatically.</p>
      <dl>
        {categories.map(({ data, purpose, retention }) => (
          <Category key={data}>
            <dt>{data}</dt>
            <dd>Purpose: {purpose}.</dd>
            <dd>Kept for: {retention}.</dd>
          </Category>
        ))}
      </dl>
      <p>
        We do not ask for your Aadhaar number, religion, caste or health details. We ask for bank details only when we cannot refund you the
        way you paid.
      </p>
    </>
  );
}

const Category = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      columnGap: '6',
      rowGap: '1',
      gridTemplateColumns: { md: '1fr 1fr' },
      paddingBlock: '4',
      borderTopWidth: '1px',
      '& dt': { gridColumn: '1 / -1', fontWeight: '600' },
      '& dd': { textStyle: 'sm', color: 'fg.muted' },
    },
  }),
);

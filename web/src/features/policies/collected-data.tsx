import { chakra } from '@chakra-ui/react/styled-system';

const kinds = [
  {
    what: 'Account: name, email, password',
    why: 'To let you in, and nobody else in your name',
    howLong: 'Until you close the account',
  },
  {
    what: 'Student record: phone, father’s name, date of birth, gender, village, city, state, PIN code, photo (optional)',
    why: 'To admit you, to print your student card, hall ticket and certificate, to reach you about lessons',
    howLong: 'While you learn here, then 3 years',
  },
  {
    what: 'Courses, batches, exams, marks, certificates',
    why: 'To teach and examine you, and so that your certificate can be checked',
    howLong: 'As long as certificates are checked; sooner if you ask, and the certificate then can no longer be checked',
  },
  {
    what: 'Payments: course, amount, date, payment id, state of the payment',
    why: 'To give you the course, an invoice, and money back',
    howLong: '8 years, for tax and accounts',
  },
  {
    what: 'Questions in the contact form: name, email, Whatsapp No., message',
    why: 'To answer you',
    howLong: '1 year after our answer',
  },
  {
    what: 'Franchise applications: name, email, Whatsapp No., address, place of the centre, work experience, about the institute',
    why: 'To decide on the application',
    howLong: '1 year after a refusal; with a contract, as long as it runs, then 8 years',
  },
  {
    what: 'Technical records: IP address, time, page or call, kind of browser',
    why: 'To keep the site safe and to find faults',
    howLong: '1 year',
  },
];

/** Each kind of data with its purpose, as a notice under the Act itemises it. */
export function CollectedData() {
  return (
    <>
      <p>You give us all of it yourself, or your centre enters it with you. Only the technical records arise by themselves.</p>
      <dl>
        {kinds.map(({ what, why, howLong }) => (
          <Kind key={what}>
            <dt>{what}</dt>
            <dd>What for: {why}.</dd>
            <dd>How long: {howLong}.</dd>
          </Kind>
        ))}
      </dl>
      <p>
        We ask for no Aadhaar number, no religion or caste, nothing about your health. We ask for bank details only where money cannot go
        back to you the way it came.
      </p>
    </>
  );
}

const Kind = chakra('div', {
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
});

import type { ReactNode } from 'react';
import type { PolicyParts } from '../policy-parts.ts';

export const intro = (institute: string) => `What personal data ${institute} collects, why, for how long, and what rights you have.`;
export const summary = [
  'We ask only for the data that a course, a payment or a certificate needs.',
  'No advertising and no tracking. We do not sell or lend your data to anyone.',
  'You can see, correct or erase your data, and withdraw your consent, with one email.',
  'If you are under 18, please register with a parent. Your centre asks for a parent’s consent before lessons begin.',
];

export const sections = ({ institute, address, officerEmail, contacts, categories, link }: PolicyParts & { categories: ReactNode }) => [
  {
    id: 'who',
    title: 'Who is responsible',
    content: (
      <>
        <p>
          {institute}, {address}, decides why and how the personal data of this site is used. The Digital Personal Data Protection Act, 2023
          (the Act) calls us the Data Fiduciary and you the Data Principal.
        </p>
        <p>
          The Act and the Digital Personal Data Protection Rules, 2025 (the Rules) take effect in stages, the last of them in May 2027.
          Until then, the Information Technology Act, 2000 and its 2011 rules on sensitive personal data also apply.
        </p>
      </>
    ),
  },
  {
    id: 'data',
    title: 'What data we collect, and why',
    content: (
      <>
        <p>
          You give us all of this data yourself, or your centre enters it with you. Only the technical records are created automatically.
        </p>
        {categories}
        <p>
          We do not ask for your Aadhaar number, religion, caste or health details. We ask for bank details only when we cannot refund you
          the way you paid.
        </p>
      </>
    ),
  },
  {
    id: 'consent',
    title: 'Your consent and other legal grounds',
    content: (
      <>
        <p>
          We use most data because you have consented. The forms for a new account, a query and a franchise application have a link to this
          policy above the button. You consent by filling in the form and sending it. You may leave optional fields blank. We never make you
          agree to more than the course needs.
        </p>
        <p>
          You may withdraw your consent at any time, as easily as you gave it: write one line to {officerEmail}. We then stop using the
          data, and so do the people who work for us. Anything done before that remains lawful. Some courses cannot continue without certain
          data; if so, we tell you before we stop.
        </p>
        <p>Without your consent, we use data only where section 7 of the Act allows it, mainly:</p>
        <ul>
          <li>for the purpose for which you gave it to us voluntarily, such as a query in the contact form;</li>
          <li>where a law, a court or an authority requires it;</li>
          <li>in a medical emergency or a disaster.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Students under 18',
    content: (
      <>
        <p>
          Under the Act, anyone below 18 is a child, and a parent or lawful guardian must consent for them. This site cannot know your age
          and does not ask for proof. If you are under 18, please fill in the forms with a parent.
        </p>
        <p>
          Before lessons begin, your centre speaks to the parent and asks for consent. Without it there are no lessons, and we erase the
          data that was entered. The same applies to a person with a disability who has a lawful guardian.
        </p>
        <p>
          This site does not track children, does not monitor their behaviour and shows no advertising at all. If you think that we received
          a child’s data without a parent’s consent, write to us and we will erase it.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What we store in your browser',
    content: (
      <>
        <p>We use no cookies, no advertising and no analytics. The site stores the following in your browser:</p>
        <ul>
          <li>
            your session, so that you stay signed in: your name, email, role, Student Id, photo and an access key. It is removed when you
            log out;
          </li>
          <li>
            the courses and the list of courses that you opened last, to read them offline, and our contact page. The courses are removed
            when you log out;
          </li>
          <li>
            for a centre: when it last updated its documents, the name of the institute, the name on its letters, and whether a signature
            and a stamp were sent, but not the pictures. It is removed when you log out;
          </li>
          <li>for a centre: its WhatsApp messages, and the ids of the students who got them. They are removed when you log out;</li>
          <li>which language and whether light or dark colours you chose, and how many rows a list shows you;</li>
          <li>the courses in your cart. They stay when you log out, but do not say whose they are;</li>
          <li>
            which of your payments have been reported to us and what came of it, so that none is reported twice. It stays when you log out,
            but does not say who paid.
          </li>
        </ul>
        <p>Only as long as the tab is open, and for no other user:</p>
        <ul>
          <li>what you have typed in most forms and not sent yet, without passwords and photos. It is removed when you log out;</li>
          <li>the last five certificates and marksheets that you opened. They are removed when you log out;</li>
          <li>
            for a centre: the results, marksheets or students that it sends together, without passwords and photos. They are removed when
            you log out;
          </li>
          <li>how far you have scrolled, and whether a page had to load again because we changed the site.</li>
        </ul>
        <p>
          This data stays on your device, and is sent only as part of what you do on the site. You can see how much it is and remove it on{' '}
          {link('/what-this-browser-keeps', 'What This Browser Keeps')}, or by clearing the site data in your browser.
        </p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees your data',
    content: (
      <>
        <ul>
          <li>The franchise centre where you study: the data that it needs to teach and examine you.</li>
          <li>The payment provider: your name, email, phone and the amount. Only the provider sees your card or bank details.</li>
          <li>
            The servers that host the pictures of courses and certificates. Some of them may not be ours. Your browser loads the pictures
            from them, so they see your device’s IP address.
          </li>
          <li>The companies that run our servers and send our emails: they store and transmit data for us, under contract.</li>
          <li>Anyone who looks up a certificate with its Student Id and course: what is printed on the certificate.</li>
          <li>Authorities and courts, where the law requires it.</li>
        </ul>
        <p>
          We do not sell or lend data to anyone. Data may be stored outside India, but only in countries to which the Central Government has
          not restricted transfers.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep your data',
    content: (
      <>
        <p>
          We keep data as long as its purpose lasts or a law requires. Then we erase it, and so do the people who work for us. Section 2
          gives the period for each kind of data. The Rules require us to keep access records of our systems for at least one year.
        </p>
        <p>You need not wait: ask us to erase your account, and we will erase it with all data that no law requires us to keep.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <ul>
          <li>Access: you can get a summary of your data, of how we use it, and of everyone we have shared it with.</li>
          <li>Correction: write to us, and we correct data that is wrong, incomplete or out of date.</li>
          <li>Erasure: we erase data that is no longer needed, unless a law requires us to keep it.</li>
          <li>Grievance: we answer complaints about how we handle your data.</li>
          <li>Nomination: you can name a person to use these rights for you if you die or are no longer able to.</li>
        </ul>
        <p>
          Write to {officerEmail} from your registered email or give your Student Id, so that we know it is you. It is free. We answer
          within 30 days; the Rules allow 90.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Security and data breaches',
    content: (
      <>
        <p>
          Data is encrypted between your browser and our servers, and is meant only for people who need it for their work. You can help:
          choose a password that you use nowhere else, and do not share it with anyone, not even with us.
        </p>
        <p>
          If personal data is lost or seen by someone who should not see it, we inform everyone affected without delay and in plain words:
          what happened, what the consequences may be, what we have done and what you can do. We inform the Data Protection Board of India
          at once, and give it the details within 72 hours.
        </p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: 'Questions and complaints',
    content: (
      <>
        {contacts}
        <p>
          If you are not satisfied with our answer, or do not get one, you may complain to the Data Protection Board of India. The Act asks
          you to come to us first. You may write to us, and read this policy, in English or in any language of the Eighth Schedule to the
          Constitution: ask us and we will send it.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        When this policy changes, we publish the new text here with its new date. If we want to use your data for a new purpose, we ask you
        first. The rules for using this site are in the {link('/terms-condition', 'Terms and Conditions')}.
      </p>
    ),
  },
];

/** Each category of data with its purpose, as the Digital Personal Data Protection Act requires. */
export const categories = [
  {
    data: 'Account: name, email, password',
    purpose: 'To let you sign in, and to keep others out of your account',
    retention: 'Until you close the account',
  },
  {
    data: 'Student record: phone, father’s name, date of birth, gender, village, city, state, pincode, photo (optional)',
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
export const purposeLine = (purpose: string) => `Purpose: ${purpose}.`;
export const retentionLine = (retention: string) => `Kept for: ${retention}.`;

import type { PolicyParts } from '../policy-parts.ts';

export const intro = (institute: string) => `The terms that apply when you use this site or study with ${institute}.`;
export const summary = [
  'Your account is for you alone, and the details in it must be true.',
  'We teach what the course page says. You attend, practise and let others learn.',
  'You earn a certificate by passing an exam. It stays valid as long as it is correct.',
  'These terms do not take away any right that Indian law gives you.',
];

export const sections = ({ institute, address, email, contacts, link }: PolicyParts) => [
  {
    id: 'who',
    title: 'About us and these terms',
    content: (
      <>
        <p>
          This site belongs to {institute}, {address}. We teach computer courses and skill courses and coach students for entrance tests, in
          our own classrooms and in franchise centres.
        </p>
        <p>
          You may read the site without agreeing to anything. You accept these terms when you register; the form says so above its button.
          The {link('/payment-policy', 'Payment Policy')} and the {link('/refund-policy', 'Refund Policy')} are part of these terms and
          apply to every course that you buy. How we use your data is in the {link('/privacy-policy', 'Privacy Policy')}, which is a notice
          and not a contract.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    content: (
      <>
        <p>
          If you are 18 or older, you can open an account yourself. If you are younger, your parent or guardian opens it with you and makes
          the contract with us. The site asks for no proof of age, but your centre asks for the parent’s consent before lessons begin. The
          details that you enter must be true and your own, because your certificate is printed from them.
        </p>
        <p>
          Keep your password to yourself. Log out on a shared computer. If you think that someone else has used your account, or if you have{' '}
          {link('/forget-password', 'forgotten your password')}, write to us or call us. From the time you inform us, you are not
          responsible for what a stranger does in your account.
        </p>
        <p>You may close your account at any time by writing to {email}.</p>
      </>
    ),
  },
  {
    id: 'courses',
    title: 'Courses',
    content: (
      <>
        <p>
          The course page says what is taught, what it costs and what is included. That is what we owe you. Your place in a batch is
          confirmed when the payment is confirmed. Coaching for entrance tests is open to students from 16 years, or after Class 10.
        </p>
        <p>
          We may replace a teacher or move a lesson for a good reason, and we make up for lessons that we miss. We promise good teaching. We
          cannot promise a job, a seat or a rank, and no one may promise it in our name.
        </p>
      </>
    ),
  },
  {
    id: 'certificates',
    title: 'Exams and certificates',
    content: (
      <>
        <p>
          Every student who passes the exam of the course gets a certificate. You may ask for rechecking of your marks within 30 days of the
          result.
        </p>
        <p>
          Anyone can check a certificate under {link('/view-result', 'View Result')}. If we find that a certificate was obtained by cheating
          or contains an error, we tell the student, hear their side, and then withdraw or correct it. Altering or forging a certificate is
          a crime, and we report it.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    content: (
      <>
        <p>
          Teachers and students treat each other with respect, whatever their sex, religion, caste, language or disability. The following is
          not allowed:
        </p>
        <ul>
          <li>threats, ragging, harassment and violence, in class and online;</li>
          <li>cheating in an exam, or taking an exam for someone else;</li>
          <li>damaging computers or data, breaking into accounts, copying the site with software, or disrupting it.</li>
        </ul>
        <p>
          Anyone who does so gets a warning. In a serious case, or after a warning, we may end the course. Before that we hear both sides.
          The Refund Policy says what part of the fee is then refunded.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Course content',
    content: (
      <>
        <p>
          Recorded lessons, papers and the site itself belong to us or to the people who let us use them. You may use them to learn, and
          print and save them for yourself. You need our written permission to sell them, put them online or show them for money.
        </p>
        <p>What you make in a lesson is yours. We show it to others only if you allow it.</p>
      </>
    ),
  },
  {
    id: 'centres',
    title: 'Franchise centres',
    content: (
      <>
        <p>
          Many lessons are given by franchise centres: independent businesses that teach our courses under a contract with us. A centre
          admits you, teaches you and keeps your record in our system. For the course, the exam, the certificate and refunds, you can always
          hold us responsible too.
        </p>
        <p>
          An application on the {link('/franchise', 'Franchise')} page is an enquiry, not a contract. A centre is ours only if it has a
          signed agreement with us. If you are in doubt about a centre, ask us.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'Our liability',
    content: (
      <>
        <p>
          We are responsible for what we do or fail to do, and for the people who work for us. We are not responsible for events that no one
          could have prevented, such as a flood, a network failure or a government order. If lessons are lost that way, we make up for them
          or refund their price. We may have to take the site down for repairs, and we inform you beforehand where we can.
        </p>
        <p>
          Nothing here limits what the law does not allow us to limit: our liability for injury and death, for fraud and for deficient
          service, and your rights under the Consumer Protection Act, 2019.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        We may change these terms. We publish the new text here with the date from which it applies. For a course that you have already paid
        for, the terms on the day of payment apply.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, courts and complaints',
    content: (
      <>
        <p>
          The law of India governs these terms. Please come to us first: we acknowledge complaints within 48 hours and answer them within
          one month. As a consumer you may always go to the consumer commission or court where you live; otherwise the courts at our address
          decide. If one part of these terms is not valid in law, the rest still applies.
        </p>
        {contacts}
      </>
    ),
  },
];

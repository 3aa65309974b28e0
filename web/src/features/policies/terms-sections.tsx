import { brand } from '../../lib/brand.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Addresses, InstituteEmail } from './addresses.tsx';
import type { PolicySection } from './policy-page.tsx';

export const termsSections: readonly PolicySection[] = [
  {
    id: 'who',
    title: 'Who we are, and what these terms are',
    text: (
      <>
        <p>
          This site belongs to {brand.name}, {brand.address.slice(1).join(', ')}. We teach computer courses and skill courses and coach for
          entrance tests, in rooms of our own and in franchise centres.
        </p>
        <p>
          You may read the site without agreeing to anything. By registering you accept these terms; the form says so above its button. The{' '}
          <TextLink to="/payment-policy">Payment Policy</TextLink> and the <TextLink to="/refund-policy">Refund Policy</TextLink> belong to
          them and hold for each course that you buy. What we do with your data is in the{' '}
          <TextLink to="/privacy-policy">Privacy Policy</TextLink>, which is a notice and not a contract.
        </p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    text: (
      <>
        <p>
          From 18 years on you open an account by yourself; below that your parent or guardian does it with you, and makes the contract with
          us. The site asks for no proof of age; your centre asks for the parent’s agreement before lessons begin. What you enter has to be
          true and your own: your certificate is printed from it.
        </p>
        <p>
          Keep the password to yourself. Log out on a shared computer. If you think that somebody else was in your account, or if you have{' '}
          <TextLink to="/forget-password">forgotten the password</TextLink>, write or call; once you have told us, you do not answer for
          what a stranger does there.
        </p>
        <p>
          You may close your account whenever you like, by a line to <InstituteEmail />.
        </p>
      </>
    ),
  },
  {
    id: 'courses',
    title: 'Courses',
    text: (
      <>
        <p>
          The course page says what is taught, what it costs and what belongs to it. That is what we owe you. Your place in a batch is
          certain when the payment is confirmed. Coaching for entrance tests is open from 16 years, or after the secondary school
          examination.
        </p>
        <p>
          We may replace a teacher or move a lesson for good reason and make up for lessons that we miss. We promise good teaching; we
          cannot promise a job, a seat or a rank, and nobody may promise it in our name.
        </p>
      </>
    ),
  },
  {
    id: 'certificates',
    title: 'Examinations and certificates',
    text: (
      <>
        <p>
          A certificate goes to whoever passes the examination of the course. Whether marks are right you may have looked at again, if you
          ask within 30 days of the result.
        </p>
        <p>
          Anyone can check a certificate under <TextLink to="/view-result">View Result</TextLink>. If we find that one was got by cheating
          or contains an error, we say so to its holder, hear what there is to say, and then withdraw or correct it. A changed or forged
          certificate is a crime, which we report.
        </p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'How we treat each other',
    text: (
      <>
        <p>
          Teachers and students treat each other with respect, whatever their sex, religion, caste, language or disability. Not allowed are:
        </p>
        <ul>
          <li>threats, ragging, harassment and violence, in the room and online;</li>
          <li>cheating in an examination, or being examined for somebody else;</li>
          <li>harming machines or data, breaking into accounts, copying the site by program, or disturbing how it runs.</li>
        </ul>
        <p>
          Whoever does so is warned; in a grave case, or after a warning, we may end the course. Before that we hear both sides. What then
          comes back of the fee is in the Refund Policy.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Lessons, texts and pictures',
    text: (
      <>
        <p>
          Recorded lessons, papers and the site itself belong to us or to those who let us use them. You may use them to learn, and print
          and save them for yourself. To sell them, put them online or show them for money you need our written yes.
        </p>
        <p>What you make in a lesson is yours. We show it to others only if you allow it.</p>
      </>
    ),
  },
  {
    id: 'centres',
    title: 'Franchise centres',
    text: (
      <>
        <p>
          Many lessons are given by franchise centres: businesses of their own that teach our courses under a contract with us. A centre
          admits you, teaches you and keeps your record in our system. For the course, the examination, the certificate and money that comes
          back, you may always hold on to us too.
        </p>
        <p>
          An application on the <TextLink to="/franchise">Franchise</TextLink> page is a question, not a contract. A centre is one of ours
          only with a signed agreement; ask us if you are in doubt about one.
        </p>
      </>
    ),
  },
  {
    id: 'liability',
    title: 'What we answer for',
    text: (
      <>
        <p>
          We answer for what we do or fail to do, and for those who work for us. We do not answer for what nobody could have prevented, such
          as a flood, a failure of the network or an order of the government; lessons lost that way we make up for, or we return their
          price. We may have to take the site down for repairs, and we say so beforehand where we can.
        </p>
        <p>
          Nothing here limits what cannot be limited by law: our duty for injury and death, for fraud, for deficient service, and your
          rights under the Consumer Protection Act, 2019.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        We may change these terms. The new text stands here, with the date from which it holds. For a course that you have already paid for,
        the terms of the day of payment hold.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law, courts and complaints',
    text: (
      <>
        <p>
          The law of India governs these terms. Please come to us first: complaints are acknowledged within 48 hours and answered within one
          month. As a consumer you may always go to the consumer commission or court where you live; otherwise the courts at our address
          decide. If one sentence of these terms does not hold in law, the others still do.
        </p>
        <Addresses />
      </>
    ),
  },
];

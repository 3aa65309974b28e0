import type { PolicyParts } from '../policy-parts.ts';

export const intro = 'When you get a refund, how much it is, how long it takes and how to request it.';
export const summary = [
  'If you change your mind before the first lesson, you get a full refund.',
  'If you leave midway, we refund the remaining time within 10 days.',
  'If we cancel the batch, you get a full refund without having to ask.',
  'We refund you the way you paid.',
];

export const sections = ({ email, officerEmail, contacts, link }: PolicyParts) => [
  {
    id: 'before',
    title: 'Before the course begins',
    content: (
      <p>
        You may withdraw before the first lesson of your batch without giving a reason, and we refund the full amount. There is no
        cancellation fee. If you bought a course of recorded lessons, the same applies until you open the first lesson.
      </p>
    ),
  },
  {
    id: 'after',
    title: 'If you leave midway',
    content: (
      <>
        <p>
          You may leave at any time. We refund the fee for the remaining days, within 10 days. The Ministry of Education’s guideline for
          coaching centres (2024) asks for this; we follow it in all our courses, not only in coaching.
        </p>
        <p>
          For example, a course costs Rs. 6000 /- and lasts 120 days. On day 40 you inform us that you are leaving. 80 days are left, which
          is two thirds of the course, so we refund Rs. 4000 /-.
        </p>
        <p>
          We count from the day on which we receive your message, not from the day of your last lesson. You do not lose days on which we did
          not teach.
        </p>
      </>
    ),
  },
  {
    id: 'cancelled',
    title: 'If we cancel',
    content: (
      <>
        <p>
          If a batch does not begin, or ends early, we refund all that you paid for it, unless you prefer to join another batch. You need
          not ask for the refund, and you need not accept the other batch.
        </p>
        <p>
          The same applies if what you were taught is not what the course page promises, or if a batch is moved to a time or place that you
          cannot attend. If a centre closes, the institute refunds the money, even if you paid at the centre.
        </p>
      </>
    ),
  },
  {
    id: 'wrong-payments',
    title: 'Failed and double payments',
    content: (
      <p>
        If you paid for a course that was not opened, or paid twice or too much, we refund that money in full as soon as the payment
        provider shows it to us. The {link('/payment-policy', 'Payment Policy')} says what to do until then.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How to request a refund',
    content: (
      <>
        <p>Write to {email} or hand in a letter at your centre. If the student is under 18, a parent should write. We need:</p>
        <ul>
          <li>your name and registered email, and your Student Id if you have one;</li>
          <li>the course, and the payment id or the number of the invoice or receipt;</li>
          <li>the reason, if you like. You do not have to give one.</li>
        </ul>
        <p>We confirm your request within 48 hours, and tell you the amount and how we calculated it.</p>
      </>
    ),
  },
  {
    id: 'when',
    title: 'How and when you get the refund',
    content: (
      <>
        <p>
          We refund to the card, account or UPI address that you paid from. Only if that is closed, or if you paid in cash, do we ask for a
          bank account in your own name or your parent’s name.
        </p>
        <ul>
          <li>We send the refund within 5 working days, and within 10 days of your message at the latest.</li>
          <li>Your bank may take up to 7 more working days to show it.</li>
        </ul>
        <p>If you have not received it by then, write to us. We will send you the reference with which your bank can trace it.</p>
      </>
    ),
  },
  {
    id: 'not',
    title: 'What is not refunded',
    content: (
      <>
        <ul>
          <li>the part of a course that has already been taught, whether you attended or not;</li>
          <li>a course that is over, or whose certificate has been issued;</li>
          <li>
            fees that we passed on to others for you with your consent, such as the fee of an outside exam, once we cannot get them back;
          </li>
          <li>if you were removed from a course for serious misconduct, as the Terms and Conditions describe, the days until then.</li>
        </ul>
        <p>Nothing in this list limits your rights in the next section.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your legal rights',
    content: (
      <>
        <p>
          Nothing in this policy takes away your rights under the Consumer Protection Act, 2019, the Consumer Protection (E-Commerce) Rules,
          2020 or any other law. If the teaching was deficient, you may claim more than this policy says.
        </p>
        <p>
          Send complaints to {officerEmail}. We give each complaint a number, acknowledge it within 48 hours and answer it within one month.
          At any time you may also call the National Consumer Helpline, 1915, or go to the District Consumer Disputes Redressal Commission
          where you live or work.
        </p>
        {contacts}
      </>
    ),
  },
];

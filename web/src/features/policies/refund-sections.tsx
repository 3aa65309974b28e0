import { TextLink } from '../../ui/text-link.tsx';
import { Addresses, InstituteEmail, OfficerEmail } from './addresses.tsx';
import type { PolicySection } from './policy-page.tsx';

export const refundSections: readonly PolicySection[] = [
  {
    id: 'before',
    title: 'Before the course begins',
    text: (
      <p>
        Until the first lesson of your batch you may step back without a reason, and we return all that you paid. There is no fee for it. If
        you bought a course of recorded lessons, the same holds until you have opened the first of them.
      </p>
    ),
  },
  {
    id: 'after',
    title: 'When you leave in the middle',
    text: (
      <>
        <p>
          You may leave at any time. We return what you paid for the time that is left, day by day, within 10 days. That is what the
          guideline of the Ministry of Education for coaching centres (2024) asks for; we keep to it in all our courses, not only in
          coaching.
        </p>
        <p>
          An example with round numbers: a course costs Rs. 6000 /- and lasts 120 days. You tell us on day 40 that you leave. 80 days are
          left, two thirds of the course: Rs. 4000 /- come back.
        </p>
        <p>
          The day on which your message reaches us counts, not the day of your last lesson. Days on which we did not teach are not lost to
          you.
        </p>
      </>
    ),
  },
  {
    id: 'cancelled',
    title: 'When we cancel',
    text: (
      <>
        <p>
          If a batch does not begin, or ends before its time, we return all that you paid for it, unless you would rather join another
          batch. You need not ask, and you need not accept the other batch.
        </p>
        <p>
          The same holds if what you were taught is not what the course page promises, or if a batch is moved to a time or place at which
          you cannot come. If a centre closes, the institute returns the money, also where you paid at the centre.
        </p>
      </>
    ),
  },
  {
    id: 'wrong-payments',
    title: 'Failed and double payments',
    text: (
      <p>
        Money for a course that was not opened, and whatever was paid twice or too much, goes back in full as soon as the payment provider
        shows it to us. What to do until then is in the <TextLink to="/payment-policy">Payment Policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'how',
    title: 'How you ask',
    text: (
      <>
        <p>
          Write to <InstituteEmail />, or hand in a letter at your centre. For a student under 18 a parent writes. We need:
        </p>
        <ul>
          <li>your name and registered email, and your student id if you have one;</li>
          <li>the course, and the payment id or the number of the invoice or receipt;</li>
          <li>a word on why, if you like. You need not say.</li>
        </ul>
        <p>You get a confirmation within 48 hours, and with it the amount and how we came to it.</p>
      </>
    ),
  },
  {
    id: 'when',
    title: 'How and when it comes back',
    text: (
      <>
        <p>
          It goes back to the card, the account or the UPI address from which it came. Only where that is closed, or where you paid in cash,
          we ask for a bank account in your own name or that of your parent.
        </p>
        <ul>
          <li>We send it off within 5 working days, and within 10 days of your message at the latest.</li>
          <li>Your bank may take up to 7 working days more to show it.</li>
        </ul>
        <p>If it is not there by then, write to us: we send you the reference with which your bank finds it.</p>
      </>
    ),
  },
  {
    id: 'not',
    title: 'What does not come back',
    text: (
      <>
        <ul>
          <li>the part of a course that was already taught, whether you came or not;</li>
          <li>a course that is over, or whose certificate has been issued;</li>
          <li>
            fees that we passed on to somebody else for you with your consent, such as the fee of an outside examination, once they cannot
            be called back;
          </li>
          <li>
            a course from which you were sent away for a grave reason, as the Terms and Conditions describe it, for the days until then.
          </li>
        </ul>
        <p>Nothing in this list takes anything from the rights in the next section.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights stay whole',
    text: (
      <>
        <p>
          Nothing in this policy takes away what the Consumer Protection Act, 2019, the Consumer Protection (E-Commerce) Rules, 2020 or any
          other law gives you. If teaching was deficient, you may ask for more than this policy says.
        </p>
        <p>
          Complaints go to <OfficerEmail />. Each gets a number, is acknowledged within 48 hours and answered within one month. You may at
          any time also call the National Consumer Helpline, 1915, or go to the District Consumer Disputes Redressal Commission where you
          live or work.
        </p>
        <Addresses />
      </>
    ),
  },
];

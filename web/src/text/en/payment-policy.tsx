import type { PolicyParts } from '../policy-parts.ts';

export const intro = 'How to pay for a course, what payment details we receive, and what happens if a payment fails.';
export const summary = [
  'You pay on the page of a payment provider. We never receive your card number.',
  'You pay the price on the course page. If there is an exam fee, it is shown below the price.',
  'Money debited but no course? We will open the course or you will get the money back. Write to us, and do not pay twice.',
  'Need an invoice? Sign in and download it beside the course in My Courses.',
];

export const sections = ({ institute, email, phone, contacts, link }: PolicyParts) => [
  {
    id: 'prices',
    title: 'Prices and taxes',
    content: (
      <>
        <p>
          All prices are in Indian rupees and shown like this: ‘Rs. 2800 /-’. The price of a course includes all applicable taxes. We charge
          no fee for the payment, the invoice or the certificate.
        </p>
        <p>
          Some courses have an exam fee, which is shown below the price on the course page. It is not included in what you pay with ‘Buy
          Now’. Your centre tells you when it is due.
        </p>
        <p>
          If a price is struck out, you pay the price beside it. The price at the moment you press ‘Buy Now’ applies; later changes, up or
          down, do not affect you. We do not raise the fee of a course while you are in it.
        </p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How to pay',
    content: (
      <>
        <ol>
          <li>Sign in and open the course. The payment is linked to your account, so that you get the course and the invoice.</li>
          <li>Press ‘Buy Now’. Your browser opens the page of our payment provider.</li>
          <li>Pay there by any method it offers, such as card, UPI or net banking. Your bank may ask for a one-time password.</li>
          <li>You return to this site. We confirm the payment with the provider, and then the course opens.</li>
        </ol>
        <p>
          We never ask for a card number, PIN, CVV or one-time password: not on this site, not on the phone and not by email. If someone
          does so in our name, it is not us.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-see',
    title: 'What payment details we receive',
    content: (
      <p>
        We receive the course, the amount, the time, the payment id and whether the payment was successful. Card and bank details stay with
        the provider, under the rules of the Reserve Bank of India. Nothing is stored for a later payment and nothing is debited
        automatically: we have no subscriptions. Read more in the {link('/privacy-policy', 'Privacy Policy')}.
      </p>
    ),
  },
  {
    id: 'centre',
    title: 'Paying at a centre',
    content: (
      <p>
        At a centre you can pay by the methods that it offers. Ask for a receipt with the course, the amount, the date and the name of{' '}
        {institute} on it. Keep it as your proof of payment. The price of the course is the one on this site.
      </p>
    ),
  },
  {
    id: 'failed',
    title: 'If a payment fails',
    content: (
      <>
        <p>
          <strong>No money was debited.</strong> Please try again, or use another method of payment.
        </p>
        <p>
          <strong>Money was debited, but you do not have the course.</strong> Please do not pay again. Usually the confirmation is only
          delayed. Check your profile after an hour. If the course is still not there:
        </p>
        <ul>
          <li>if we received the payment, we open the course as soon as the provider confirms it;</li>
          <li>
            if we did not, your bank returns the money automatically. For online card payments and UPI payments to a business, the Reserve
            Bank of India gives banks five days after the day of the payment. For each day beyond that, the bank pays the customer Rs. 100.
          </li>
        </ul>
        <p>
          After one working day, or sooner if you are worried, write to {email} or call {phone}. Give your registered email, the course, the
          date, the amount and the payment id, which is on the page you returned to or in your bank’s message. We check with the provider
          and tell you what it says.
        </p>
        <p>
          <strong>Money was debited twice.</strong> We refund the second payment in full, as the {link('/refund-policy', 'Refund Policy')}{' '}
          says.
        </p>
      </>
    ),
  },
  {
    id: 'not-you',
    title: 'Payments you did not make',
    content: (
      <p>
        Inform your bank at once. The sooner it knows, the less you can lose, and the first three working days matter most. Then inform us,
        so that we can stop the course and help to find out what happened. Report cyber fraud on the national helpline 1930.
      </p>
    ),
  },
  {
    id: 'invoice',
    title: 'Your invoice',
    content: (
      <p>
        As soon as you have the course, you can download the invoice in {link('/user/profile', 'your profile')}: sign in, and choose
        ‘Download invoice’ beside the course in My Courses. If you cannot sign in, write to {email} from your registered email with the name
        of the course, and we will send it to you. If a name or an amount on the invoice is wrong, tell us and we will correct it.
      </p>
    ),
  },
  {
    id: 'help',
    title: 'Whom to contact',
    content: (
      <>
        {contacts}
        <p>We acknowledge a complaint within 48 hours and answer it within one month, usually much sooner.</p>
      </>
    ),
  },
];

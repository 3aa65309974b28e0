import { brand } from '../../lib/brand.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Addresses, InstituteEmail, InstitutePhone } from './addresses.tsx';
import type { PolicySection } from './policy-page.tsx';

export const paymentSections: readonly PolicySection[] = [
  {
    id: 'prices',
    title: 'Prices and taxes',
    text: (
      <>
        <p>
          All prices are in Indian rupees and written as in ‘Rs. 2800 /-’. The price of a course includes all taxes that the law puts on it.
          We take no fee for paying, for the invoice or for the certificate.
        </p>
        <p>
          Some courses have an examination fee. It then stands below the price on the course page. It is not part of what you pay with ‘Buy
          Now’; your centre tells you when it is due.
        </p>
        <p>
          Where a price is struck out, the one beside it is what you pay. The price at the moment you press ‘Buy Now’ holds; a later change,
          up or down, does not touch you. The fee of a course is not raised while you are in it.
        </p>
      </>
    ),
  },
  {
    id: 'how',
    title: 'How you pay',
    text: (
      <>
        <ol>
          <li>Sign in and open the course. A payment belongs to an account, so that the course and the invoice find their way to you.</li>
          <li>Press ‘Buy Now’. Your browser goes to the page of our payment provider.</li>
          <li>Pay there with what the provider offers, such as a card, UPI or net banking. Your bank may ask for a one-time password.</li>
          <li>You come back to this site. We ask the provider whether the money has come; the course opens when it says yes.</li>
        </ol>
        <p>
          We never ask for a card number, a PIN, a CVV or a one-time password: not on this site, not on the phone, not by e-mail. Whoever
          does so in our name is not us.
        </p>
      </>
    ),
  },
  {
    id: 'what-we-see',
    title: 'What we see of a payment',
    text: (
      <p>
        The course, the amount, the time, the id of the payment and whether it went through. Card and bank details stay with the provider,
        under the rules of the Reserve Bank of India. Nothing is stored for a next payment, and nothing is debited again by itself: we have
        no subscriptions. More is in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
      </p>
    ),
  },
  {
    id: 'centre',
    title: 'Paying at a centre',
    text: (
      <p>
        At a centre you may pay as the centre offers it. Ask for a receipt with the course, the amount, the date and the name of{' '}
        {brand.name} on it, and keep it: it is your proof. The price of the course is the one on this site.
      </p>
    ),
  },
  {
    id: 'failed',
    title: 'When a payment fails',
    text: (
      <>
        <p>
          <strong>No money has left your account.</strong> Nothing has happened. Try again, or try another way to pay.
        </p>
        <p>
          <strong>Money has left your account, but the course is not there.</strong> Please do not pay again. Mostly the confirmation is
          only late. Look into your profile after an hour. Then one of two things happens:
        </p>
        <ul>
          <li>the payment reached us: we open the course as soon as the provider confirms it;</li>
          <li>
            it did not: your bank returns the money by itself. For cards on the internet and UPI payments to a business, the Reserve Bank of
            India gives banks five days after the day of the payment, and Rs. 100 for each day beyond to the customer.
          </li>
        </ul>
        <p>
          After one working day, or sooner if you are worried, write to <InstituteEmail /> or call <InstitutePhone />. Say your registered
          email, the course, the date, the amount and the payment id from the page you came back to or from your bank’s message. We ask the
          provider and tell you what it says.
        </p>
        <p>
          <strong>You were debited twice.</strong> The second payment goes back in full, as the{' '}
          <TextLink to="/refund-policy">Refund Policy</TextLink> says.
        </p>
      </>
    ),
  },
  {
    id: 'not-you',
    title: 'A payment that was not yours',
    text: (
      <p>
        Tell your bank at once: the sooner it knows, the less you can lose, and the first three working days count most. Then tell us, so
        that we can stop the course and help to find out. Cyber fraud is reported on the national helpline 1930.
      </p>
    ),
  },
  {
    id: 'invoice',
    title: 'Your invoice',
    text: (
      <p>
        Write to <InstituteEmail /> from your registered email and name the course, and we send you its invoice. If a name or an amount in
        it is wrong, tell us and we correct it.
      </p>
    ),
  },
  {
    id: 'help',
    title: 'Whom to write to',
    text: (
      <>
        <Addresses />
        <p>A complaint is acknowledged within 48 hours and answered within one month, mostly much sooner.</p>
      </>
    ),
  },
];

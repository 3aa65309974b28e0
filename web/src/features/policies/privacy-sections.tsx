import { brand } from '../../lib/brand.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { Addresses, OfficerEmail } from './addresses.tsx';
import { CollectedData } from './collected-data.tsx';
import type { PolicySection } from './policy-page.tsx';

export const privacySections: readonly PolicySection[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    text: (
      <>
        <p>
          {brand.name}, {brand.address.slice(1).join(', ')}, decides why and how personal data of this site is used. The Digital Personal
          Data Protection Act, 2023 (the Act) calls us the Data Fiduciary, and you the Data Principal.
        </p>
        <p>
          The Act and the Digital Personal Data Protection Rules, 2025 take effect in steps, the last of them in May 2027. Until then the
          Information Technology Act, 2000 and its rules of 2011 on sensitive personal data hold as well.
        </p>
      </>
    ),
  },
  { id: 'data', title: 'Which data, and what for', text: <CollectedData /> },
  {
    id: 'consent',
    title: 'Your consent, and other grounds',
    text: (
      <>
        <p>
          Most data we use because you agreed. Above the button of the forms for a new account, a question and a franchise application is a
          link to this policy; you agree by filling the form in and sending it. What is marked as optional you may leave out. Agreeing to
          more than the course needs is never a condition of being taught.
        </p>
        <p>
          You may take your consent back at any time, as easily as you gave it: write one line to <OfficerEmail />. From then on we stop,
          and so do those who work for us. What was done before stays lawful. Without some data a course cannot go on; we tell you so before
          we stop.
        </p>
        <p>Without consent we use data only where section 7 of the Act allows it, above all:</p>
        <ul>
          <li>for the very purpose for which you gave it to us of your own accord, as with a question in the contact form;</li>
          <li>where a law, a court or an authority obliges us;</li>
          <li>in a medical emergency or a disaster.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Students under 18',
    text: (
      <>
        <p>
          In the Act everybody under 18 is a child, for whom a parent or lawful guardian agrees. This site cannot tell how old you are, and
          it does not ask for a proof. So if you are under 18, please fill in its forms together with a parent.
        </p>
        <p>
          Before lessons begin, your centre speaks with the parent and asks for the agreement there. Without it there are no lessons, and
          what was entered is erased. The same holds for a person with a disability who has a lawful guardian.
        </p>
        <p>
          This site does not track children, does not watch their behaviour and shows no advertising at all. If you think that data of a
          child reached us without a parent’s agreement, write to us, and we erase it.
        </p>
      </>
    ),
  },
  {
    id: 'browser',
    title: 'What the site keeps in your browser',
    text: (
      <>
        <p>No cookie of ours or of anybody else, no advertising, no counting of visitors. In your browser’s own storage the site keeps:</p>
        <ul>
          <li>
            your session, so that you stay signed in: your name, email, role, student id, picture and a key; it goes when you log out;
          </li>
          <li>whether you chose light or dark colours;</li>
          <li>the courses in your cart;</li>
          <li>which of your payments were already reported to us, so that none is reported twice.</li>
        </ul>
        <p>All of it stays on your device until it is sent with what you do yourself. Clearing the data of this site removes it.</p>
      </>
    ),
  },
  {
    id: 'sharing',
    title: 'Who else sees your data',
    text: (
      <>
        <ul>
          <li>The franchise centre where you learn: what it needs to teach and examine you.</li>
          <li>The payment provider: your name, email, phone and the amount. It alone sees your card or bank details.</li>
          <li>
            The hosts of the pictures of courses and certificates. Your browser fetches a picture from where it lies, which may be a server
            that is not ours; that server sees the address (IP) of your device.
          </li>
          <li>The companies that run our servers and send our e-mails: they store and carry data for us, under contract.</li>
          <li>Whoever looks up a certificate with its student id and course: what stands on the certificate.</li>
          <li>Authorities and courts, where the law obliges us.</li>
        </ul>
        <p>
          Nobody buys data from us or borrows it. Data may be stored outside India only in countries that the Central Government has not
          closed to it.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    text: (
      <>
        <p>
          As long as its purpose lasts, or as long as a law demands; then it is erased, here and with those who work for us. Section 2 gives
          the time for each kind of data. Records of who used our systems and how are kept for at least one year, because the Rules demand
          it.
        </p>
        <p>You need not wait: ask us to erase your account, and all that no law makes us keep goes with it.</p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    text: (
      <>
        <ul>
          <li>Access: a summary of your data, of what we do with it, and of everybody to whom we gave it.</li>
          <li>Correction: what is wrong, incomplete or out of date is put right. Write to us what it is.</li>
          <li>Erasure: what is no longer needed is deleted, unless a law makes us keep it.</li>
          <li>Grievance: a complaint about how we treat your data is answered.</li>
          <li>Nomination: you name a person who uses these rights for you if you die or are no longer able to.</li>
        </ul>
        <p>
          Write to <OfficerEmail /> from your registered email, or give your student id, so that we know it is you. It costs nothing. We
          answer within 30 days; the Rules allow 90.
        </p>
      </>
    ),
  },
  {
    id: 'security',
    title: 'Safety, and if it fails',
    text: (
      <>
        <p>
          Data travels encrypted between your browser and our servers, and is meant for those only who need it for their work. You can help:
          choose a password that you use nowhere else, and tell it to nobody, not even to us.
        </p>
        <p>
          If personal data is lost, or seen by somebody who should not, we tell everybody concerned without delay, in plain words: what
          happened, what may follow, what we have done and what you can do yourself. The Data Protection Board of India is told at once, and
          in detail within 72 hours.
        </p>
      </>
    ),
  },
  {
    id: 'complaints',
    title: 'Questions and complaints',
    text: (
      <>
        <Addresses />
        <p>
          If our answer does not satisfy you, or there is none, you may complain to the Data Protection Board of India. The Act asks you to
          come to us first. You may write to us, and read this policy, in English or in any language of the Eighth Schedule to the
          Constitution: ask, and we send it.
        </p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    text: (
      <p>
        When this policy changes, the new text stands here with its new date. If we want to use your data for something new, we ask you
        first. What you may and what you must on this site is in the <TextLink to="/terms-condition">Terms and Conditions</TextLink>.
      </p>
    ),
  },
];

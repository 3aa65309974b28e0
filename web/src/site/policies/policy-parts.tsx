import type { LinkProps } from '@tanstack/react-router';
import { brand } from '#lib/brand.ts';
import * as text from '#text/policies.tsx';
import { EmailText } from '#ui/contact-link.tsx';
import { TextLink } from '#ui/links.tsx';

function Email({ children }: { children: string }) {
  return (
    <a href={`mailto:${children}`} translate="no">
      <EmailText>{children}</EmailText>
    </a>
  );
}

const contacts = {
  email: <Email>{brand.email}</Email>,
  phone: <a href={brand.phone.href}>{brand.phone.label}</a>,
  officerEmail: <Email>{brand.grievanceOfficer.email}</Email>,
};

/** The grievance officer and the institute's address, which the law requires on the page. */
function ContactAddresses() {
  return (
    <ul>
      <li>
        {brand.grievanceOfficer.name}: {contacts.officerEmail}
      </li>
      <li>{text.instituteContacts({ ...contacts, hours: brand.hours })}</li>
      <li>{text.byPost(brand.address.join(', '))}</li>
    </ul>
  );
}

/** What the texts of the policies name and link to. */
export const policyParts = {
  ...contacts,
  institute: brand.name,
  address: brand.address.slice(1).join(', '),
  contacts: <ContactAddresses />,
  link: (to: LinkProps['to'], label: string) => <TextLink to={to}>{label}</TextLink>,
};

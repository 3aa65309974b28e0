import { brand } from '#lib/brand.ts';
import { EmailText } from '#ui/contact-link.tsx';

export function InstituteEmail() {
  return (
    <a href={`mailto:${brand.email}`} translate="no">
      <EmailText>{brand.email}</EmailText>
    </a>
  );
}

export function InstitutePhone() {
  return <a href={brand.phone.href}>{brand.phone.label}</a>;
}

export function OfficerEmail() {
  return (
    <a href={`mailto:${brand.grievanceOfficer.email}`} translate="no">
      <EmailText>{brand.grievanceOfficer.email}</EmailText>
    </a>
  );
}

/** The grievance officer and the institute's address, which the law requires on the page. */
export function ContactAddresses() {
  return (
    <ul>
      <li>
        {brand.grievanceOfficer.name}: <OfficerEmail />
      </li>
      <li>
        Institute: <InstituteEmail />, <InstitutePhone />, {brand.hours}
      </li>
      <li>By post: {brand.address.join(', ')}</li>
    </ul>
  );
}

import { brand } from '../../lib/brand.ts';

export function InstituteEmail() {
  return (
    <a href={`mailto:${brand.email}`} translate="no">
      {brand.email}
    </a>
  );
}

export function InstitutePhone() {
  return <a href={brand.phone.href}>{brand.phone.label}</a>;
}

export function OfficerEmail() {
  return (
    <a href={`mailto:${brand.grievanceOfficer.email}`} translate="no">
      {brand.grievanceOfficer.email}
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

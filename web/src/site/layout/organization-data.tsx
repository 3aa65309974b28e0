import { brand } from '#lib/brand.ts';
import { absoluteUrl, pageUrl } from '#lib/head.ts';
import { StructuredData } from '#ui/page/document-head.tsx';

export function OrganizationData() {
  const organization = {
    '@type': 'EducationalOrganization',
    name: brand.name,
    url: pageUrl('/'),
    logo: absoluteUrl('/icon-512.png'),
    email: brand.email,
    telephone: brand.phone.label,
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ href }) => href),
  };
  return <StructuredData data={organization} />;
}

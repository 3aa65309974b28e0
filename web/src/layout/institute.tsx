import { brand } from '../brand.ts';
import { absolute } from '../head.ts';
import { StructuredData } from '../ui/structured-data.tsx';

/** The institute itself for search engines; stands on the home page. */
export function Institute() {
  const thing = {
    '@type': 'EducationalOrganization',
    name: brand.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: brand.email,
    telephone: brand.phone.label,
    address: brand.address.join(', '),
    sameAs: brand.social.map(({ href }) => href),
  };
  return <StructuredData thing={thing} />;
}

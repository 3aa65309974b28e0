import { brand } from '../../lib/brand.ts';
import { absolute } from '../../lib/head.ts';
import { StructuredData } from '../../ui/page/structured-data.tsx';

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

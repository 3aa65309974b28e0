import { chakra } from '@chakra-ui/react/styled-system';
import { brand } from '#lib/brand.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/privacy-policy.tsx';
import { recipe } from '#theme/system.ts';
import { PolicyPage, policyParts } from './policy-page.tsx';

export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title={heads.privacyPolicy}
      intro={text.intro(brand.name)}
      summary={text.summary}
      sections={text.sections({ ...policyParts, categories: <Categories /> })}
    />
  );
}

function Categories() {
  return (
    <dl>
      {text.categories.map(({ data, purpose, retention }) => (
        <Category key={data}>
          <dt>{data}</dt>
          <dd>{text.purposeLine(purpose)}</dd>
          <dd>{text.retentionLine(retention)}</dd>
        </Category>
      ))}
    </dl>
  );
}

const Category = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      columnGap: '6',
      rowGap: '1',
      gridTemplateColumns: { md: '1fr 1fr' },
      paddingBlock: '4',
      borderTopWidth: '1px',
      '& dt': { gridColumn: '1 / -1', fontWeight: '600' },
      '& dd': { textStyle: 'sm', color: 'fg.muted' },
    },
  }),
);

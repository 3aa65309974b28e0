import { Grid } from '@chakra-ui/react/grid';
import { brand } from '#lib/brand.ts';
import * as heads from '#text/heads.ts';
import * as text from '#text/privacy-policy.tsx';
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
        <Grid
          key={data}
          columnGap="6"
          rowGap="1"
          templateColumns={{ md: '1fr 1fr' }}
          py="4"
          borderTopWidth="1px"
          css={{ '& dt': { gridColumn: '1 / -1', fontWeight: '600' }, '& dd': { textStyle: 'sm', color: 'fg.muted' } }}
        >
          <dt>{data}</dt>
          <dd>{text.purposeLine(purpose)}</dd>
          <dd>{text.retentionLine(retention)}</dd>
        </Grid>
      ))}
    </dl>
  );
}

// @vitest-environment node
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { ChakraProvider, chakra } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { mediaQueries, tokenScales } from '../../../build/theme.ts';
import { buttonRecipe } from '../recipes/button.ts';
import { inputRecipe } from '../recipes/input.ts';
import { createStyleCache } from '../style-cache.ts';
import { createAppSystem } from '../system.ts';

/** Imports a package of emotion in Chakra's version. */
const importFromChakra = (name: string): Promise<object> => {
  const chakra = createRequire(import.meta.url).resolve('@chakra-ui/react');
  return import(pathToFileURL(createRequire(chakra).resolve(name)).href);
};
vi.mock('virtual:emotion/serialize', () => importFromChakra('@emotion/serialize'));
vi.mock('virtual:emotion/utils', () => importFromChakra('@emotion/utils'));
vi.mock('virtual:theme.css', () => ({}));
vi.mock('virtual:theme', () => ({ scales: tokenScales(), conditions: mediaQueries() }));

const built = await import('./built-factory.tsx');
const { ChakraProvider: BuiltProvider } = await import('./built-provider.tsx');
const { createAppSystem: createBuilt } = await import('./built-system.ts');

/** Renders a page to HTML with sorted attributes, and to its styles without Chakra's global ones. */
function render(page: ReactNode) {
  const cache = createStyleCache();
  cache.compat = true;
  const html = renderToStaticMarkup(<CacheProvider value={cache}>{page}</CacheProvider>);
  const sorted = html.replaceAll(/<(\w+) ([^>]*)>/g, (_, tag: string, attributes: string) => {
    return `<${tag} ${(attributes.match(/[\w-]+="[^"]*"/g) ?? []).sort().join(' ')}>`;
  });
  return { html: sorted, styles: Object.entries(cache.inserted).filter(([, css]) => String(css).includes('.css-')) };
}

type Styled = ComponentType<Record<string, unknown>>;

/** The common type of both factories. It is loose, because inferring the props of each component takes a sixth of the type check. */
interface Factory {
  (tag: string | Styled, recipe: object, options?: object): Styled;
  div: Styled;
  img: Styled;
}

/** Uses every feature of the factory that the app uses. */
function Page({ chakra }: { chakra: Factory }) {
  const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });
  const Select = chakra('select', inputRecipe);
  const Plain = (props: object) => <a {...props} rel="next" />;
  const Link = chakra(Plain, { base: { color: 'fg.link', _hover: { color: 'fg' } } });
  const Inner = chakra('span', { base: { padding: '2', color: 'fg' } });
  const Outer = chakra((props: object) => <Inner color="fg.muted" {...props} />, { base: { margin: '1' } });
  const Frame = chakra('iframe', { base: { width: 'full' } }, { forwardProps: ['height'] });
  return (
    <chakra.div px={{ base: '3', md: '4' }} bg="bg.panel" data-one="1" aria-label="All" className="own" hidden={undefined}>
      <chakra.img alt="" src="/a.png" htmlWidth={640} htmlHeight={360} width="full" />
      <chakra.div
        as="section"
        id="part"
        css={[{ color: 'fg', _dark: { bg: 'bg' } }, [{ color: 'fg.muted' }], undefined]}
        _dark={{ color: 'fg' }}
      />
      <chakra.div />
      <Button>One</Button>
      <Button variant="outline" size="icon" type="submit" mt="2" disabled>
        Two
      </Button>
      <Select defaultValue="1" minH="40px" />
      <Link href="/" mt="4">
        Three
      </Link>
      <Outer className="given" />
      <Frame height="300" title="Four" />
      <Inner srOnly />
    </chakra.div>
  );
}

it('renders the same HTML and styles as Chakra', () => {
  const value = createAppSystem();
  const original = render(
    <ChakraProvider value={value}>
      <Page chakra={chakra as unknown as Factory} />
    </ChakraProvider>,
  );
  const replacement = render(
    <BuiltProvider value={createBuilt()}>
      <Page chakra={built.chakra as unknown as Factory} />
    </BuiltProvider>,
  );
  expect(replacement.html).toBe(original.html);
  expect(replacement.styles).toEqual(original.styles);
  expect(replacement.styles.length).toBeGreaterThan(9);
});

it('throws an error that names the missing provider', () => {
  const Plain: ComponentType = built.chakra('p');
  expect(() => renderToStaticMarkup(<Plain />)).toThrow('ChakraProvider');
});

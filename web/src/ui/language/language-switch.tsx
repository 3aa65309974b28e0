import { Flex, type FlexProps } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useMatches } from '@tanstack/react-router';
import { type MouseEvent, useEffect } from 'react';
import { useOnceHydrated } from '#lib/hydration.tsx';
import { languages, pathIn } from '#lib/languages.ts';
import { browserStorage, tabStorage } from '#lib/storage.ts';
import { useGetUserId } from '#lib/user-id.ts';
import * as language from '#text/language.ts';

/** Leads to this page in the other language, with the typed values. index.html remembers the language. */
export function LanguageSwitch(props: FlexProps) {
  const getUserId = useGetUserId();
  // Prerendered HTML has the address of the page without its search, or the home page if the path has a parameter.
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') ?? '/' });
  const here = useOnceHydrated(useLocation({ select: ({ href }) => href })) ?? (page.includes('$') ? '/' : page);
  useEffect(() => {
    if (tabStorage.getItem('institute.carried')) void loadFields().then(({ fillCarriedFields }) => fillCarriedFields(getUserId()));
  }, [getUserId]);
  const open = (event: MouseEvent<HTMLAnchorElement>, folder: string) => {
    browserStorage.setItem('institute.language', folder);
    if (event.ctrlKey || event.metaKey || event.shiftKey || !document.querySelector('main form')) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const leave = () => location.assign(href);
    void loadFields()
      .then(({ carryFields }) => carryFields(getUserId(), href))
      .then(leave, leave);
  };
  const others = languages.filter(({ folder }) => folder !== language.folder);
  return (
    <Flex {...props}>
      {others.map(({ tag, name, folder, basepath }) => (
        <Anchor key={tag} href={pathIn({ basepath }, here)} lang={tag} hrefLang={tag} onClick={(event) => open(event, folder)}>
          {name}
        </Anchor>
      ))}
    </Flex>
  );
}

const loadFields = () => import('./carried-fields.ts');

const Anchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: { base: '1', sm: '2' },
    borderRadius: 'md',
    fontWeight: '550',
    textStyle: { base: 'sm', sm: 'md' },
    _hover: { bg: 'bg.hover' },
  },
});

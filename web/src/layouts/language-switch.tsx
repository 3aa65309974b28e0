import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useOnceHydrated } from '#lib/hydration.tsx';
import { languages, pathIn } from '#lib/languages.ts';
import { browserStorage } from '#lib/storage.ts';
import * as language from '#text/language.ts';
import { recipe } from '#theme/system.ts';
import { Flex, type FlexProps } from '#ui/box.ts';

/** Leads to this page in the other language. What is typed is a draft there too, and index.html remembers the language. */
export function LanguageSwitch(props: FlexProps) {
  // In prerendered HTML the page itself, without its search, or the home page if the path has a parameter.
  const page = useMatches({ select: (matches) => matches.at(-1)?.fullPath.replace(/(.)\/$/, '$1') ?? '/' });
  const here = useOnceHydrated(useLocation({ select: ({ href }) => href })) ?? (page.includes('$') ? '/' : page);
  const others = languages.filter(({ folder }) => folder !== language.folder);
  return (
    <Flex {...props}>
      {others.map(({ tag, name, folder, basepath }) => (
        <Anchor key={tag} href={pathIn({ basepath }, here)} lang={tag} hrefLang={tag} onClick={() => remember(folder)}>
          {name}
        </Anchor>
      ))}
    </Flex>
  );
}

const remember = (folder: string) => void browserStorage.setItem('institute.language', folder);

const Anchor = chakra(
  'a',
  recipe({
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
  }),
);

import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system';
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { readPageHead } from '#lib/head.ts';
import * as texts from '#text/common.ts';
import { useRestoreFocus } from '../hooks.ts';

const base = {
  width: 'full',
  maxWidth: 'content',
  marginInline: 'auto',
  paddingInline: { base: '4', md: '8' },
} satisfies SystemStyleObject;
const narrow = { true: { maxWidth: '720px' } };

export const Container = chakra('div', { base, variants: { narrow } });

/** A container with the vertical padding of a page. With `sheet` it prints without margins, for a document that has its own. */
export const PageBody = chakra('div', {
  base: { ...base, paddingBlock: { base: '8', md: '12' } },
  variants: { narrow, sheet: { true: { maxWidth: '960px', _print: { maxWidth: 'none', padding: '0' } } } },
});

/** The h1 of a page. It is focusable by script, because it gets the focus after each navigation. */
export function PageTitle(props: ComponentProps<typeof Title>) {
  return <Title ref={useRestoreFocus<HTMLHeadingElement>()} tabIndex={-1} {...props} />;
}

const Title = chakra('h1', { base: { textStyle: 'xl', fontWeight: '700' } });

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Leaves more of a phone's screen to what follows. */
  compact?: boolean;
}

export function PageHeader({ title, text, action, compact = false }: PageHeaderProps) {
  return (
    <Root compact={compact}>
      <div>
        <PageTitle>{title}</PageTitle>
        {text && <p>{text}</p>}
      </div>
      {action}
    </Root>
  );
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    mb: { base: '6', md: '8' },
    '& > div': { minWidth: '0', maxWidth: '100%' },
    '& > div:first-of-type > p': { mt: '2', maxWidth: 'text', color: 'fg.muted' },
  },
  variants: { compact: { true: { alignItems: 'center', gap: { base: '2', md: '4' }, mb: { base: '4', md: '8' } } } },
});

/** The skeleton of a page while the user is unknown. It shows the title and the description of the route. */
export function PageSkeleton() {
  const { title = texts.pleaseWait, description = '' } = readPageHead(useMatches({ select: getLeafMeta }));
  return (
    <PageBody aria-busy>
      <PageHeader title={title} text={`${description} ${texts.loadingAccount}`} />
      <Skeleton height="192px" />
    </PageBody>
  );
}

const getLeafMeta = (matches: AnyRouteMatch[]) => matches.at(-1)?.meta;

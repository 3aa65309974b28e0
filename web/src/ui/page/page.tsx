import { Container, type ContainerProps } from '@chakra-ui/react/container';
import { Heading, type HeadingProps } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { readPageHead } from '#lib/head.ts';
import * as texts from '#text/common.ts';
import { useRestoreFocus } from '../hooks.ts';

export function PageBody(props: ContainerProps) {
  return <Container paddingBlock={{ base: '8', md: '12' }} {...props} />;
}

/** The h1 of a page. It is focusable by script, because it gets the focus after each navigation. */
export function PageTitle(props: HeadingProps) {
  return <Heading ref={useRestoreFocus<HTMLHeadingElement>()} as="h1" tabIndex={-1} textStyle="xl" fontWeight="700" {...props} />;
}

interface PageHeaderProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Leaves more of a phone's screen to the content below. */
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
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    mb: { base: '6', md: '8' },
    '& > div': { minWidth: '0', maxWidth: '100%' },
    '& > div:first-of-type > p': { mt: '2', maxWidth: 'text', color: 'fg.muted' },
  },
  variants: { compact: { true: { gap: { base: '2', md: '4' }, mb: { base: '4', md: '8' } } } },
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

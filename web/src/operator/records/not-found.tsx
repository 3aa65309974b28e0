import type { ReactNode } from 'react';
import * as common from '#text/common.ts';
import { ButtonLink } from '#ui/button.tsx';
import { StatusPage } from '#ui/page/status-page.tsx';

interface NotFoundProps {
  title: string;
  text: string;
  /** The link to where such a record or page is found. */
  children: ReactNode;
}

export function NotFound({ title, text, children }: NotFoundProps) {
  const actions = (
    <>
      {children}
      <ButtonLink to="/" variant="outline">
        {common.goToHomepage}
      </ButtonLink>
    </>
  );
  return <StatusPage title={title} text={text} illustration="signpost" actions={actions} />;
}

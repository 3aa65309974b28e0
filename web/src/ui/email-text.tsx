import { Fragment } from 'react';

/** An email address that wraps after an @ or a dot, where there is not enough room for all of it. */
export function EmailText({ children }: { children: string }) {
  return children.match(/[^@.]+[@.]*/g)?.map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

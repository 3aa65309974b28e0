import { useState } from 'react';
import { documentTitle, pageHead } from '#lib/head.ts';
import { useHydrated } from '#lib/hydration.tsx';

interface DocumentHeadProps {
  page: string;
  description: string;
  /** The canonical path. Without it search engines do not index the page. */
  path?: string;
}

/** The head tags of a page that depend on its data. React hoists them into the document head. */
export function DocumentHead({ page, description, path }: DocumentHeadProps) {
  const { meta, links = [] } = pageHead(page, description, path);
  return (
    <>
      {meta.map((tag) => ('title' in tag ? <title key="title">{tag.title}</title> : <meta key={tag.name ?? tag.property} {...tag} />))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </>
  );
}

/** Sets the document title while mounted. It overrides the title of the route, because React puts the newest title first. */
export function DocumentTitle({ page }: { page: string }) {
  return useHydrated() && <title>{documentTitle(page)}</title>;
}

interface StructuredDataProps {
  /** A schema.org object without its context. */
  data: { '@type': string } & Record<string, unknown>;
}

/** JSON-LD for search engines. Escaping '<' prevents the data from closing the script element. */
export function StructuredData({ data }: StructuredDataProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  const hydrated = useHydrated();
  const [isPrerendered] = useState(!hydrated);
  if (isPrerendered) return <script type="application/ld+json">{text}</script>;
  // Trusted Types reject the `textContent` that React would set on a new script element, but not a text node.
  return <script type="application/ld+json" ref={(script) => script?.replaceChildren(text)} />;
}

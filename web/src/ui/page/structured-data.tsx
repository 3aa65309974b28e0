import { useState } from 'react';
import { useHydrated } from '../../lib/hydration.tsx';

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

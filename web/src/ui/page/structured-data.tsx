interface StructuredDataProps {
  /** A thing of schema.org. */
  thing: { '@type': string } & Record<string, unknown>;
}

/** Facts of a page for search engines. A data block: no script, and nothing in it can end it. */
export function StructuredData({ thing }: StructuredDataProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}

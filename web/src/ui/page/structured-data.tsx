interface StructuredDataProps {
  /** A schema.org object without its context. */
  data: { '@type': string } & Record<string, unknown>;
}

/** JSON-LD for search engines. Escaping '<' prevents the data from closing the script element. */
export function StructuredData({ data }: StructuredDataProps) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json">{text}</script>;
}

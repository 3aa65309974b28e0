import { pageHead } from '../../lib/head.ts';

interface DocumentHeadProps {
  page: string;
  description: string;
  /** Left out: not for search engines. */
  path?: string;
}

/** The head of a page that is known only with its data; React moves it to where it belongs. */
export function DocumentHead({ page, description, path }: DocumentHeadProps) {
  const { meta, links = [] } = pageHead(page, description, path);
  return (
    <>
      {meta.map((one) => ('title' in one ? <title key="title">{one.title}</title> : <meta key={one.name ?? one.property} {...one} />))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
    </>
  );
}

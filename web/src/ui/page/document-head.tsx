import { pageHead } from '../../lib/head.ts';

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

import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';

/**
 * What the routes of this page say of it in its head. The router's own HeadContent also knows scripts, styles and a server's lists
 * of files, which no route of ours has (1 kB gzip).
 */
export function RouteHead() {
  const { title, meta, links } = headOf(useMatches());
  return (
    <>
      {/* A key by content: a new title comes first, and the first is the one that counts. */}
      {title && <title key={title}>{title}</title>}
      {meta.map((tag) => (
        <meta key={JSON.stringify(tag)} {...tag} />
      ))}
      {links.map((link) => (
        <link key={link.href} {...link} />
      ))}
    </>
  );
}

/** As far as the page is shown: what is inside of a part that failed is not. */
function headOf(matches: AnyRouteMatch[]) {
  const failed = matches.findIndex(({ status }) => status !== 'success');
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const meta = shown.flatMap(({ meta = [] }) => meta.filter((tag) => tag !== undefined));
  return {
    title: meta.findLast((tag) => tag.title)?.title,
    meta: meta.filter((tag) => !tag.title),
    links: shown.flatMap(({ links = [] }) => links.filter((link) => link !== undefined)),
  };
}

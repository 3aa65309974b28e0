import { type AnyRouteMatch, useMatches } from '@tanstack/react-router';

/** Renders the `head` of the matched routes. The router's own HeadContent also supports scripts, styles and server manifests (1 kB gzip). */
export function RouteHead() {
  const { title, meta, links } = mergeHeads(useMatches());
  return (
    <>
      {/* Keyed by its text, so that React inserts a new element first: browsers use the first title. */}
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

/** Uses only the matches that render: those inside of a failed match do not. */
function mergeHeads(matches: AnyRouteMatch[]) {
  const failed = matches.findIndex(({ status }) => status !== 'success');
  const shown = failed < 0 ? matches : matches.slice(0, failed + 1);
  const meta = shown.flatMap(({ meta = [] }) => meta.filter((tag) => tag !== undefined));
  return {
    title: meta.findLast((tag) => tag.title)?.title,
    meta: meta.filter((tag) => !tag.title),
    links: shown.flatMap(({ links = [] }) => links.filter((link) => link !== undefined)),
  };
}

const leadingHeadElements = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/** React renders the elements of the head first and hydrates them in the head. They are marked, so that the app can remove them. */
export function splitHead(markup: string): { head: string; body: string } {
  const [head = ''] = leadingHeadElements.exec(markup) ?? [];
  return { head: head.replaceAll(/<(?:title|meta|link)/g, '$& data-prerendered=""'), body: markup.slice(head.length) };
}

/** What the body of a prerendered page must not contain, because the policy would block it or hydration would fail. */
const forbidden: Record<string, RegExp> = {
  'a style attribute': /<[^>]+ style="/,
  'an event handler attribute': /<[^>]+ on[a-z]+="/,
  'a style element outside of the head': /<style/,
  'an executable script': /<script(?! type="application\/ld\+json")/,
  'a pending Suspense boundary': /<!--\$[?!]-->/,
  'a head element in the body': /<(?:title|meta|link)[ >]/,
};

/** Describes the problems of a prerendered page. */
export function findProblems({ head, body }: { head: string; body: string }): string[] {
  const found = Object.keys(forbidden).filter((name) => forbidden[name]?.test(body));
  const titles = head.match(/<title/g)?.length ?? 0;
  return titles === 1 ? found : [...found, `${titles} titles`];
}

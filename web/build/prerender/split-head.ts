const leading = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)*/;

/** React puts what belongs into the head before everything else; there it finds it again. Marked, for an app that has to take it away. */
export function splitHead(markup: string): { head: string; body: string } {
  const [head = ''] = leading.exec(markup) ?? [];
  return { head: head.replaceAll(/<(?:title|meta|link)/g, '$& data-prerendered=""'), body: markup.slice(head.length) };
}

/** What must not be in a page of the build: the policy would block it, or script would not find what it expects. */
const faults: Record<string, RegExp> = {
  'a style attribute': /<[^>]+ style="/,
  'a handler in an attribute': /<[^>]+ on[a-z]+="/,
  'a style element outside of its head': /<style/,
  'a script that runs': /<script(?! type="application\/ld\+json")/,
  'a boundary that waits': /<!--\$[?!]-->/,
  'a part of its head in its body': /<(?:title|meta|link)[ >]/,
};

/** @returns What is wrong with a page, in words. */
export function faultsOf({ head, body }: { head: string; body: string }): string[] {
  const found = Object.keys(faults).filter((name) => faults[name]?.test(body));
  const titles = head.match(/<title/g)?.length ?? 0;
  return titles === 1 ? found : [...found, `${titles} titles`];
}

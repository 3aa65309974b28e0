import { expect, it, vi } from 'vitest';
import { render } from '#lib/testing.tsx';
import { StructuredData } from '#ui/page/document-head.tsx';
import { defaultPolicy } from './trusted-types.ts';

it('lets through exactly the HTML from which this release of React creates script elements [S-27]', () => {
  const setHtml = vi.spyOn(Element.prototype, 'innerHTML', 'set');
  const script = render(<StructuredData data={{ '@type': 'Course', name: '</script>' }} />).querySelector('script');
  const written = setHtml.mock.calls.map(([html]) => html);
  vi.restoreAllMocks();
  expect(script?.textContent).toBe('{"@context":"https://schema.org","@type":"Course","name":"\\u003c/script>"}');
  expect(written, 'React creates script elements in another way: change the default policy.').toEqual(['<script></script>']);
  expect(written.map(defaultPolicy.createHTML)).toEqual(written);
});

it.each(['', '<b>a</b>', '<script>a()</script>', '<script></script> ', '<script src=/a.js></script>'])(
  'rejects the HTML %j [S-27]',
  (html) => {
    expect(() => defaultPolicy.createHTML(html)).toThrow('Trusted Types');
  },
);

it('lets through the URL of the own worker and no other, not that of the mocks, and no string as a script [S-21, S-27]', () => {
  expect(Object.keys(defaultPolicy)).toEqual(['createHTML', 'createScriptURL']);
  expect(defaultPolicy.createScriptURL('/sw.js')).toBe('/sw.js');
  for (const url of ['/mockServiceWorker.js', '/assets/a.js', 'https://canary.example.org/a.js', 'data:text/javascript,a()'])
    expect(() => defaultPolicy.createScriptURL(url), url).toThrow('Trusted Types');
});

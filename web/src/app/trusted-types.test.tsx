// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { render, setUpReactTests } from '../lib/testing.tsx';
import { StructuredData } from '../ui/page/structured-data.tsx';
import { defaultPolicy } from './trusted-types.ts';

setUpReactTests();

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

it('rejects every URL of a script or worker, in a build without mocks that of their worker too [S-21, S-27]', () => {
  for (const url of ['/mockServiceWorker.js', '/assets/a.js', 'https://canary.example.org/a.js', 'data:text/javascript,a()'])
    expect(() => defaultPolicy.createScriptURL(url), url).toThrow('Trusted Types');
});

it('lets no string become a script [S-27]', () => {
  expect(Object.keys(defaultPolicy)).toEqual(['createHTML', 'createScriptURL']);
});

import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPage, readTemplate, splitMarkup } from './html.ts';

const indexHtml = `<!doctype html>
<meta charset="utf-8" />
<!--app-policy-->
<script>
  // Early.
  let early = '<&>'
</script>
<!--app-styles-->
<script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="stylesheet" crossorigin href="/assets/index.css">
<!--app-head-->
<div id="root"><!--app-html--></div>
<!--app-state-->
<!--app-scripts-->`;
const template = readTemplate(indexHtml);
const parts = {
  head: '<title>Courses</title>',
  body: '<main>$& $1</main>',
  state: { course: '</script><script>alert(1)</script>' },
  styles: ['a{}', 'b{}'],
  scripts: '<script>let late</script>',
  inlineScripts: ['let late'],
};
const page = createPage(template, parts, {});

const early = 'let early=`<&>`;';
const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('takes the module script, its preloads and the style sheet out of index.html, and minifies its inline script', () => {
  expect(template).toMatchObject({ script: '/assets/index.js', stylesheet: '/assets/index.css', inlineScripts: [early] });
  expect(template.html).toContain(`<script>${early}</script>`);
  expect(template.html).not.toMatch(/modulepreload|index\.(js|css)/);
  expect(() => readTemplate('<script type="module" src="/a.js"></script>')).toThrow('no style sheet');
});

it('puts the parts of a page in the place of their comments, as they are', () => {
  expect(page.html).not.toContain('<!--app-');
  expect(page.html).toContain('<title>Courses</title>');
  expect(page.html).toContain('<div id="root"><main>$& $1</main></div>');
  expect(page.html).toContain('<style>a{}</style><style>b{}</style><link rel="stylesheet" href="/assets/index.css" disabled>');
  expect(page.html).toMatch(/<script>let late<\/script>$/);
  expect(() => createPage({ ...template, html: template.html.replace('<!--app-state-->', '') }, parts)).toThrow('<!--app-state-->');
});

it('no data can close the element that contains it [S-18]', () => {
  const [, json = ''] = /<script type="application\/json" id="app-state">(.*)<\/script>/.exec(page.html) ?? [];
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual(parts.state);
  expect(createPage(template, { ...parts, state: undefined }).html).not.toContain('app-state');
});

it('hashes inline scripts and styles only, and adds the policy before the first script, without directives of a header [S-17, S-18]', () => {
  expect(page.scriptHashes).toEqual([hash(early), hash('let late')]);
  expect(page.styleHashes).toEqual([hash('a{}'), hash('b{}')]);
  expect(page.html).toContain(`script-src 'self' '${hash(early)}' '${hash('let late')}';`);
  expect(page.html).toMatch(/style-src 'self' 'sha256-\S+' 'sha256-\S+' 'sha256-\S+';/);
  expect(page.html.indexOf('Content-Security-Policy')).toBeLessThan(page.html.indexOf('<script'));
  expect(page.html).not.toContain('frame-ancestors');
  expect(createPage(template, parts).html).not.toContain('Content-Security-Policy');
});

it('moves the leading title, meta and link elements to the head, marked, and leaves the rest as it is', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const body = `<a href="#content">Skip</a><!--$--><img src="/a.png"/><p hidden="">1 &lt; 2</p><!--/$-->${data}`;
  expect(
    splitMarkup('/', `<title>A &amp; B</title><meta name="robots" content="noindex"/><link rel="canonical" href="/a"/>${body}`),
  ).toEqual({
    head: '<title data-prerendered>A &amp; B</title><meta name="robots" content="noindex" data-prerendered /><link rel="canonical" href="/a" data-prerendered />',
    body,
  });
});

it.each([
  ['a style attribute', '<pre><b style="color:red">a</b></pre>'],
  ['an event handler attribute', '<div><p onclick="a()">a</p></div>'],
  ['a style element', '<style>a{}</style>'],
  ['an executable script', '<script src="/a.js"></script>'],
  ['a pending Suspense boundary', '<!--$?--><template id="B:0"></template><p>a</p><!--/$-->'],
  ['a head element in the body', '<main><meta name="robots" content="noindex"/></main>'],
  ['2 titles', '<p>a</p>', '<title>a</title><title>b</title>'],
  ['0 titles', '<p>a</p>', ''],
])('a page with %s cannot be prerendered: %s [S-18]', (problem, body, head = '<title>a</title>') => {
  expect(() => splitMarkup('/a', head + body)).toThrow(`/a cannot be prerendered. It contains ${problem}.`);
});

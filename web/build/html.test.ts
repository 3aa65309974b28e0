import { expect, it } from 'vitest';
import { inlineHashes, withPolicy } from './html.ts';

const html =
  '<meta charset="utf-8" /><style data-emotion="css a">a{}</style><script>let a</script><script type="module" src="/a.js"></script><script type="application/json">[]</script>';

it('hashes inline scripts and styles, but not external scripts and data [S-18]', () => {
  expect(inlineHashes(html, 'script')).toEqual(['sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=']);
  expect(inlineHashes(html, 'style')).toEqual(['sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=']);
});

it('adds the policy before the first script, without directives that only a header can set [S-17]', () => {
  const page = withPolicy(html, {});
  expect(page.indexOf("script-src 'self' 'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=';")).toBeGreaterThan(0);
  expect(page).toMatch(/style-src 'self' 'sha256-\S+' 'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=';/);
  expect(page.indexOf('Content-Security-Policy')).toBeLessThan(page.indexOf('<script'));
  expect(page).not.toContain('frame-ancestors');
});

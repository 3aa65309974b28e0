import { expect, it } from 'vitest';
import { render } from '#lib/testing.tsx';
import { EmailText } from './contact-link.tsx';

it.each([
  ['help@example.com', 'help@<wbr>example.<wbr>com'],
  ['a.b@example.com', 'a.<wbr>b@<wbr>example.<wbr>com'],
  ['no address', 'no address'],
])('%s can wrap after each @ and dot, and keeps its text', (email, html) => {
  const text = render(<EmailText>{email}</EmailText>);
  expect(text.innerHTML).toBe(html);
  expect(text.textContent).toBe(email);
});

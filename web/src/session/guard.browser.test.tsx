import { expect, it, vi } from 'vitest';
import { act, waitFor } from '#lib/testing.tsx';
import { Guard } from './guard.tsx';
import type { Area } from './roles.ts';
import { renderPage } from './testing.tsx';

const profile = (role: number) => async () => Response.json({ success: true, user: { _id: 'u', role, fullName: 'Asha' } });

/** The profile of a student, which arrives when the test lets it. */
function heldProfile() {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { respond: () => arrived.then(profile(10)), arrive };
}

const guarded = (area: Area) => <Guard area={area}>The marks of a student</Guard>;

it.each([
  ['student', 10],
  ['student', 11],
  ['operator', 12],
] as const)('opens the area of a %s to role %i [R-014, R-015]', async (area, role) => {
  const { page } = await renderPage(guarded(area), { role, respond: profile(role) });
  await waitFor(() => expect(page.textContent).toBe('The marks of a student'));
});

it.each([
  ['student', 12, 'This page is for students.', 'Go to my page', '/franchise/dashboard'],
  ['operator', 10, 'This page is for franchise partners.', 'Go to my page', '/user/profile'],
  ['operator', 99, 'This page is for franchise partners.', 'Go To Homepage', '/'],
] as const)('closes the area of a %s to role %i, who stays signed in [R-015, R-019, Q-17]', async (area, role, text, link, href) => {
  const { page, session } = await renderPage(guarded(area), { role, respond: profile(role) });
  await waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('You do not have access'));
  expect(page.textContent).toContain(text);
  expect(page.textContent).not.toContain('marks');
  expect([page.querySelector('a')?.textContent, page.querySelector('a')?.getAttribute('href')]).toEqual([link, href]);
  expect(session.get()?.token).toBe('t');
});

it('goes by the role in the profile, not by the stored one [S-12]', async () => {
  const { page } = await renderPage(guarded('operator'), { role: 12, respond: profile(10) });
  await waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('You do not have access'));
});

it('shows nothing of the page to a guest, and requests no profile [R-014, R-190]', async () => {
  const respond = vi.fn(profile(10));
  const { page } = await renderPage(guarded('student'), { respond });
  expect(page.querySelector('h1')?.textContent).toBe('Please sign in first');
  expect(page.textContent).not.toContain('marks');
  expect(respond).not.toHaveBeenCalled();
});

it('shows a skeleton until the profile has arrived [S-12]', async () => {
  const { respond, arrive } = heldProfile();
  const { page } = await renderPage(guarded('student'), { role: 10, respond });
  expect(page.textContent).toContain('Loading your account...');
  expect(page.textContent).not.toContain('marks');
  arrive();
  await waitFor(() => expect(page.textContent).toBe('The marks of a student'));
});

it('offers a retry when the profile cannot be loaded, and opens the page after it [F-05]', async () => {
  let respond: () => Promise<Response> = () => Promise.reject(new TypeError('fetch failed'));
  const { page, press, session } = await renderPage(guarded('student'), { role: 10, respond: () => respond() });
  await waitFor(() => expect(page.querySelector('h1')?.textContent).toBe('Your profile could not be loaded'));
  expect(page.textContent).toContain('You are still signed in.');
  expect([session.get()?.token, page.querySelector('[aria-busy]')]).toEqual(['t', null]);
  const held = heldProfile();
  respond = held.respond;
  await press('Retry');
  await waitFor(() => expect(page.querySelector('button[aria-busy=true]')?.textContent).toBe('Retry'));
  held.arrive();
  await waitFor(() => expect(page.textContent).toBe('The marks of a student'));
});

it('moves the focus to the heading if the session ends while it is inside [S-25]', async () => {
  const { page, session } = await renderPage(
    <main>
      <Guard area="student">
        <button type="button">Download</button>
      </Guard>
    </main>,
    { role: 10, respond: profile(10) },
  );
  await waitFor(() => expect(page.querySelector('button')).not.toBeNull());
  page.querySelector('button')?.focus();
  act(() => session.signOut());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Please sign in first'));
});

import type { Page } from '@playwright/test';

export const sessionKey = 'institute.session';

/** As the mocks make it: it names the account. */
const tokenFor = (id: string) => `mock.${Buffer.from(id).toString('base64url')}`;

/** The record that a login of the mocks' people leaves. */
export const records = {
  student: { token: tokenFor('u-student'), user: { _id: 'u-student', role: 10, fullName: 'Aarav Sharma' } },
  operator: { token: tokenFor('u-franchise'), user: { _id: 'u-franchise', role: 12, fullName: 'Meera Joshi' } },
};

/** Leaves a text as the record before the app starts; only once, so that what the app does to it stays. */
export async function leaveRecord(page: Page, record: unknown): Promise<void> {
  // Any file of the site that is no page.
  await page.goto('/icon.svg');
  const text = typeof record === 'string' ? record : JSON.stringify(record);
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [sessionKey, text]);
}

/** The record as the browser holds it, whatever the page does to its storage. */
export function storedRecord(page: Page): Promise<{ token: string; user: Record<string, unknown> } | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), sessionKey);
}

/** Texts of the browser's alerts, each of which is accepted. */
export function watchAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Refuses the first call of a path with 401, also across page loads of this tab. */
export async function refuseOnce(page: Page, path: string, message: string): Promise<void> {
  await page.addInitScript(
    (refusal) => {
      const { fetch } = window;
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
        if (pathname !== `/v1${refusal.path}` || sessionStorage.getItem('refused')) return fetch(input, init);
        sessionStorage.setItem('refused', 'yes');
        return Promise.resolve(Response.json({ success: false, message: refusal.message }, { status: 401 }));
      };
    },
    { path, message },
  );
}

/** Gives the profile call no answer that counts, until `window.answering` is set. */
export async function silenceProfile(page: Page, kind: 'offline' | 'aborted' | 'html'): Promise<void> {
  await page.addInitScript((kind) => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      if (pathname !== '/v1/profile' || 'answering' in window) return fetch(input, init);
      if (kind === 'html')
        return Promise.resolve(new Response('<!doctype html><h1>Welcome to our Wi-Fi</h1>', { headers: { 'Content-Type': 'text/html' } }));
      return Promise.reject(kind === 'aborted' ? new DOMException('aborted', 'AbortError') : new TypeError('Failed to fetch'));
    };
  }, kind);
}

/** Counts how often the page removes the record. */
export async function countRemovals(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript((key) => {
    const { removeItem } = Storage.prototype;
    const world = Object.assign(window, { removals: 0 });
    Storage.prototype.removeItem = function (name) {
      if (name === key) world.removals += 1;
      removeItem.call(this, name);
    };
  }, sessionKey);
  return () => page.evaluate(() => ('removals' in window ? Number(window.removals) : 0));
}

/** Keeps every invoice waiting until the test refuses it; resolves when the page has the answers. */
export async function holdInvoices(page: Page): Promise<{ refuse: (courseIds: string[]) => Promise<void> }> {
  await page.addInitScript(() => {
    const { fetch } = window;
    const held = new Map<string, () => void>();
    Object.assign(window, { held });
    window.fetch = (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href);
      const id = /^\/v1\/invoice\/.*?(\w+)$/.exec(pathname)?.[1];
      if (!id) return fetch(input, init);
      return new Promise((resolve) => {
        held.set(id, () => resolve(Response.json({ success: false, message: `Your time is over, says ${id}` }, { status: 401 })));
      });
    };
  });
  return {
    async refuse(courseIds) {
      await page.evaluate(async (ids) => {
        const { held } = window as unknown as { held: Map<string, () => void> };
        for (const id of ids) held.get(id)?.();
        // The answers are read in a few turns of the event loop.
        for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
      }, courseIds);
    },
  };
}

import type { BrowserContext } from '@playwright/test';

/**
 * Answers for the host that the attacks call, and collects what they achieve there from now on: every request but the one that
 * a document is granted, an https picture that is asked for without saying where it stands.
 */
export async function watchCanary(context: BrowserContext): Promise<string[]> {
  const sent: string[] = [];
  await context.route(/canary\.example\.org/, async (route) => {
    const request = route.request();
    const { referer, origin } = await request.allHeaders();
    const silent = request.resourceType() === 'image' && request.url().startsWith('https:') && !referer && !origin;
    if (!silent) sent.push(`${request.resourceType()} ${request.url()} from ${referer ?? origin}`);
    await route.fulfill({ status: 204 });
  });
  return sent;
}

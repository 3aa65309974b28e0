import type { BrowserContext } from '@playwright/test';

/**
 * Collects the requests to the host that the attacks use. A document may load an https image without sending a Referer or Origin, so
 * such requests are left out.
 */
export async function watchCanary(context: BrowserContext): Promise<string[]> {
  const requests: string[] = [];
  await context.route(/canary\.example\.org/, async (route) => {
    const request = route.request();
    const { referer, origin } = await request.allHeaders();
    const isAllowed = request.resourceType() === 'image' && request.url().startsWith('https:') && !referer && !origin;
    if (!isAllowed) requests.push(`${request.resourceType()} ${request.url()} from ${referer ?? origin}`);
    await route.fulfill({ status: 204 });
  });
  return requests;
}

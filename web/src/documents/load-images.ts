const timeoutMs = 10_000;

/** Resolves when all images have loaded or failed, or after a while. A browser prints only what has loaded. */
export async function loadImages(root: ParentNode): Promise<void> {
  const images = [...root.querySelectorAll('img')];
  // Lazy images out of sight would not load.
  for (const image of images) image.loading = 'eager';
  const loading = images.filter(({ complete }) => !complete).map(waitForImage);
  if (loading.length === 0) return;
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([Promise.all(loading), timeout]);
}

function waitForImage(image: HTMLImageElement): Promise<void> {
  return new Promise((resolve) => {
    for (const type of ['load', 'error']) image.addEventListener(type, () => resolve(), { once: true });
  });
}

import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Builds the service worker, with the list of files that it stores before it starts. The app registers it itself. */
export function workerPlugin(): Plugin[] {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'worker',
    filename: 'sw.ts',
    injectRegister: null,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: ['offline.{css,js}', '**/offline.html'],
      // Hosts serve pages without their extension.
      manifestTransforms: [(entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url.replace('.html', '')}` })) })],
    },
  });
}

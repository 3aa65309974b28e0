import { encode } from 'uqr';

/** A QR code as the URL of an SVG picture, black on white in every colour mode because cameras need the contrast. */
export function qrPicture(text: string): string {
  // Scanners ask for a margin of four modules.
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const modules = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  const paths = `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${modules.join('')}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${paths}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/**
 * The scripts and style sheets that a prerendered page names in its HTML. The style sheet is inlined, and counts as a file here.
 * @param {string} html
 * @returns {string[]} Paths of the build, such as `/assets/react-BYGODF8X.js`.
 */
export function pageFiles(html) {
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];
}

/** A server's words as one harmless line: no control characters, no token, and no more of it than a table bears. */
export function clean(text: string, secrets: string[]): string {
  const hidden = secrets.reduce((shown, secret) => shown.replaceAll(secret, '***'), text);
  const line = hidden.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

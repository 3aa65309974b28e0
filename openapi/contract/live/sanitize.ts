/** Text of a server as one printable line: without control characters, without the given secrets, at most 300 characters. */
export function sanitize(text: string, secrets: string[]): string {
  const redacted = secrets.reduce((result, secret) => result.replaceAll(secret, '***'), text);
  const line = redacted.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 300)}…` : line;
}

/** Parses `VITE_IMAGE_HOSTS`, a comma-separated list such as `images.example.com, *.cdn.example.com`. Throws for anything else. */
export function parseImageHosts(text: string): string[] {
  const hosts = text
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  const invalid = hosts.find((host) => !/^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(host));
  if (invalid) throw new Error(`VITE_IMAGE_HOSTS contains '${invalid}'. Write hosts only, such as images.example.com or *.example.com.`);
  return hosts;
}

/** Checks `VITE_REPORT_URL`. Throws if it is not an https URL that fits into a header. */
export function parseReportUrl(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^https:\/\/\w[^\s"';,\\]*$/.test(text))
    throw new Error(`VITE_REPORT_URL is '${text}'. It must be a URL that begins with https://.`);
  return text;
}

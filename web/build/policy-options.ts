import type { Plugin } from 'vite';

/** Parses `VITE_IMAGE_HOSTS`, a comma-separated list such as `images.example.com, *.cdn.example.com`. Throws for anything else. */
export function parseImageHosts(text: string): string[] {
  const hosts = split(text).filter(Boolean);
  const invalid = hosts.find((host) => !isHost(host.replace(/^\*\./, '')));
  if (invalid) throw new Error(`VITE_IMAGE_HOSTS contains '${invalid}'. Write hosts only, such as images.example.com or *.example.com.`);
  return hosts;
}

/** Parses `VITE_PAYMENT_HOSTS`, such as `pay.example.com, test.example.com:8443`, to hosts as in a URL. Throws for anything else. */
export function parsePaymentHosts(text: string): string[] {
  const hosts = text.trim() ? split(text) : [];
  const invalid = hosts.find((host) => !isHost(host) || !isNamed(host) || !URL.canParse(`https://${host}`));
  if (invalid !== undefined)
    throw new Error(`VITE_PAYMENT_HOSTS contains '${invalid}'. Write hosts only, such as pay.example.com or pay.example.com:8443.`);
  return hosts.map((host) => new URL(`https://${host}`).host);
}

const split = (text: string) => text.split(',').map((item) => item.trim());
/** A name with a dot and a letter, or this computer. For a URL `any` and `1234` are hosts, too, but here they are mistakes. */
const isNamed = (host: string) => /^(localhost|127\.0\.0\.1)(:|$)|^(?=.*[a-z]).*\./i.test(host);
const isHost = (text: string) => /^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/i.test(text);

/** Checks `VITE_REPORT_URL`. Throws if it is not an https URL that fits into a header. */
export function parseReportUrl(text: string): string | undefined {
  if (text === '') return undefined;
  if (!/^https:\/\/\w[^\s"';,\\]*$/.test(text))
    throw new Error(`VITE_REPORT_URL is '${text}'. It must be a URL that begins with https://.`);
  return text;
}

/** Warns at the end of a production build without `VITE_PAYMENT_HOSTS`. */
export function warnWithoutPaymentHosts(paymentHosts: readonly string[]): Plugin {
  return {
    name: 'institute-payment-hosts',
    apply: 'build',
    closeBundle(error) {
      if (!error && paymentHosts.length === 0) this.environment.logger.warn(warning);
    },
  };
}

const warning = `
! VITE_PAYMENT_HOSTS is not set.
! This build follows the address of a payment page to any https host that the API names. If somebody else gains control of its
! responses, buyers are sent to a page that only looks like that of the payment provider.
! Set the variable to the hosts of your payment provider and build again, for example:
!     VITE_PAYMENT_HOSTS=pay.example.com,test.pay.example.com pnpm build
`;

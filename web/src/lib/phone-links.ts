/** The country code of India, which most people leave out. */
const countryCode = '91';

/** The address that starts a call; undefined without a digit. */
export function callUrl(phone: string | number | undefined): string | undefined {
  const number = String(phone ?? '').replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/** The address of a WhatsApp chat with the last ten digits; undefined if there are fewer. */
export function whatsappUrl(phone: string | number | undefined): string | undefined {
  const [digits] = /\d{10}$/.exec(String(phone ?? '').replace(/\D/g, '')) ?? [];
  return digits && `https://wa.me/${countryCode}${digits}`;
}

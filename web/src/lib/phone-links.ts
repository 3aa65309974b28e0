/** The address that starts a call; undefined without a digit. */
export function callUrl(phone: string | number | undefined): string | undefined {
  const number = String(phone ?? '').replace(/[^\d+]/g, '');
  return /\d/.test(number) ? `tel:${number}` : undefined;
}

/** The address of a WhatsApp chat that starts with a message; undefined if the phone is not one whole number. */
export function whatsappUrl(phone: string | number | undefined, message?: string): string | undefined {
  const text = String(phone ?? '');
  const digits = text.replace(/\D/g, '');
  const number = text.includes('+') ? findInternational(digits) : findIndian(digits);
  return number && `https://wa.me/${number}${message ? `?text=${encodeURIComponent(message)}` : ''}`;
}

/** Whether this is one whole number, in Latin digits. */
export const isPhone = (phone: string | number | undefined): boolean => whatsappUrl(phone) !== undefined;

/** Most people leave out the country code of India, or write a 0 in its place. */
function findIndian(digits: string): string | undefined {
  const [, local] = /^(?:91|0)?(\d{10})$/.exec(digits) ?? [];
  return local && `91${local}`;
}

/** Numbers of India have ten digits after the country code; numbers of other countries have 8 to 15 digits with it. */
function findInternational(digits: string): string | undefined {
  return /^(?:91\d{10}|(?!91|0)\d{8,15})$/.test(digits) ? digits : undefined;
}

import type { CreateStudentAnswer } from '@institute/sdk';

/** As the server says it. */
export const registered = 'User registered successfully';

/** A student is created when the server says so in either of its two ways. */
export function isRegistered({ success, message = '' }: CreateStudentAnswer): boolean {
  return success === true || message.trim().toLowerCase() === registered.toLowerCase();
}

import type { CreateStudentResponse } from '@institute/sdk';

/** The server's message for a created student. */
export const studentCreatedMessage = 'User registered successfully';

/** True if the response reports success, by its flag or by its message. */
export function isStudentCreated({ success, message = '' }: CreateStudentResponse): boolean {
  return success === true || message.trim().toLowerCase() === studentCreatedMessage.toLowerCase();
}

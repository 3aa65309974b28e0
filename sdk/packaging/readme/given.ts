import { createApi } from '@institute/sdk';

const baseUrl = 'https://api.example.com/v1';

async function signIn(email: string, password: string) {
  const { token } = await createApi({ baseUrl }).login({ email, password });
  return createApi({ baseUrl, token: () => token });
}

/** Clients that the code blocks of the SDK's README rely on: of a franchise operator, and of a student. */
export const api = await signIn('franchise@example.com', 'franchise123');
export const studentApi = await signIn('student@example.com', 'student123');

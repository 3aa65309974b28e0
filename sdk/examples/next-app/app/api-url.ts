/** Next puts the value into the bundles of the browser at build time. */
export const apiUrl = process.env.NEXT_PUBLIC_API_URL ?? 'http://localhost:4010/v1';

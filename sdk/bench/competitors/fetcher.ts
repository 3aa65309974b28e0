let baseUrl = '';

export const setBaseUrl = (url: string) => {
  baseUrl = url;
};

/** The error of orval's hooks. */
export interface ErrorType<Body> {
  status: number;
  data: Body;
}

/** The function that orval calls in place of `fetch`. */
export async function fetcher<Response>(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(baseUrl + path, { ...init, headers: { ...init.headers, Authorization: 'Bearer t' } });
  const result = { data: await response.json(), status: response.status, headers: response.headers };
  if (!response.ok) throw result;
  return result as Response;
}

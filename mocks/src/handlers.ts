import { type OperationId, operations } from '@institute/sdk/contract';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { coursePicture, personPicture } from './documents/pictures.ts';
import { createFrame, type FrameOptions, json } from './frame.ts';

export interface HandlerOptions extends FrameOptions {
  /** Address of the API with its version prefix; relative for a server. */
  baseUrl: string;
}

/** The operations table and the resolvers as MSW handlers, with the pictures that the answers point to. */
export function createHandlers(options: HandlerOptions): RequestHandler[] {
  const answer = createFrame(options);
  const { baseUrl } = options;
  const calls = (Object.keys(operations) as OperationId[]).map((id) => {
    const { method, path } = operations[id];
    const route = `${baseUrl}${path.replace(/\{(\w+)\}/g, ':$1')}`;
    return http[verb(method)](route, ({ request, params }) => answer(id, request, params));
  });
  const unknown = http.all(`${baseUrl}/*`, ({ request }) =>
    json(404, { success: false, message: `The contract has no ${request.method} ${new URL(request.url).pathname}.` }),
  );
  return [...calls, ...pictureHandlers(options), unknown];
}

function verb(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE') {
  return method.toLowerCase() as Lowercase<typeof method>;
}

function pictureHandlers({ store, origin = '' }: HandlerOptions): RequestHandler[] {
  const svg = (text: string) => new HttpResponse(text, { headers: { 'Content-Type': 'image/svg+xml' } });
  const missing = () => new HttpResponse(null, { status: 404 });
  return [
    http.get(`${origin}/__mocks/pictures/:name`, async ({ params }) => {
      await store.ready;
      const [, kind, id] = /^(course|person)-(.+)\.svg$/.exec(String(params.name)) ?? [];
      const course = kind === 'course' && store.state.db.courses.find((found) => found._id === id);
      const person = kind === 'person' && store.state.db.accounts.find((found) => found._id === id);
      return course ? svg(coursePicture(course)) : person ? svg(personPicture(person)) : missing();
    }),
    http.get(`${origin}/__mocks/files/:key`, async ({ params }) => {
      await store.ready;
      const { files } = store.state.db;
      const key = String(params.key);
      const file = Object.hasOwn(files, key) ? files[key] : undefined;
      if (!file) return missing();
      const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
      return new HttpResponse(bytes, { headers: { 'Content-Type': file.type } });
    }),
  ];
}

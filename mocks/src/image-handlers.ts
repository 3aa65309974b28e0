import { HttpResponse, http, type RequestHandler } from 'msw';
import { untrustedHeaders } from './core/respond.ts';
import type { Store } from './core/store.ts';
import type { Db } from './db/db.ts';
import { isPicture } from './db/files.ts';
import { avatar } from './documents/avatar.ts';
import { coursePicture } from './documents/course-picture.ts';

/** MSW handlers for generated pictures and uploaded files, both under `/__mocks/`. */
export function createImageHandlers(store: Store): RequestHandler[] {
  return [
    http.get('*/__mocks/pictures/:name', async ({ params }) => {
      await store.ready;
      const svg = findPicture(store.state.db, String(params.name));
      return svg === undefined ? notFound() : new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
    }),
    http.get('*/__mocks/files/:key', async ({ params }) => {
      await store.ready;
      const { files } = store.state.db;
      const key = String(params.key);
      const file = Object.hasOwn(files, key) ? files[key] : undefined;
      // A state that is loaded can hold any type.
      if (!file || !isPicture(file.type)) return notFound();
      const bytes = Uint8Array.from(atob(file.base64), (character) => character.charCodeAt(0));
      return new HttpResponse(bytes, { headers: { ...untrustedHeaders, 'Content-Type': file.type } });
    }),
  ];
}

/** `course-ID.svg` is the picture of a course, `person-ID.svg` the avatar of an account. */
function findPicture({ courses, accounts }: Db, name: string): string | undefined {
  const [, kind, id = ''] = /^(course|person)-(.+)\.svg$/.exec(name) ?? [];
  if (kind === 'course') return courses.some(({ _id }) => _id === id) ? coursePicture(id) : undefined;
  const account = accounts.find(({ _id }) => _id === id);
  return account && avatar(account);
}

function notFound(): HttpResponse<null> {
  return new HttpResponse(null, { status: 404 });
}

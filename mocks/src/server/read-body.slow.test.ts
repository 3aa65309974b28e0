import { connect, type Socket } from 'node:net';
import { createApi } from '@institute/sdk';
import { afterAll, expect, it } from 'vitest';
import { tokens } from '../../test/call-operation.ts';
import { serveMocks } from './serve-mocks.ts';

const megabyte = 1_000_000;
const tooLarge = { success: false, message: 'The request is too large: the mocks take 100 MB at most.' };

const mocks = await serveMocks();
afterAll(() => mocks.close());

async function begin(...headers: string[]) {
  const socket = connect(Number(new URL(mocks.baseUrl).port), '127.0.0.1');
  const send = (data: string | Buffer) => new Promise((resolve) => socket.write(data, resolve));
  await send(['POST /v1/login HTTP/1.1', 'Host: localhost', 'Origin: http://localhost:5173', ...headers, '\r\n'].join('\r\n'));
  return { socket, send };
}

async function expect413(socket: Socket): Promise<void> {
  let received = '';
  for await (const chunk of socket) {
    received += chunk;
    if (received.includes('}')) break;
  }
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toMatch(/\r\naccess-control-allow-origin: http:\/\/localhost:5173\r\n/i);
  expect(JSON.parse(/\{.*\}/.exec(received)?.[0] ?? '')).toEqual(tooLarge);
}

it('responds with 413 to a Content-Length above 100 MB, before the body comes', async () => {
  await expect413((await begin('Content-Length: 100000001')).socket);
});

it('a client that sends its whole body before it reads gets the 413 too, when the body has a Content-Length', async () => {
  const { socket, send } = await begin(`Content-Length: ${120 * megabyte}`);
  for (let sent = 0; sent < 120; sent++) await send(Buffer.alloc(megabyte));
  await expect413(socket);
});

const chunk = Buffer.concat([Buffer.from(`${megabyte.toString(16)}\r\n`), Buffer.alloc(megabyte), Buffer.from('\r\n')]);

it('responds with 413 to a body that comes in chunks and has more than 100 MB, before its end', async () => {
  const { socket, send } = await begin('Transfer-Encoding: chunked');
  for (let sent = 0; sent < 101; sent++) await send(chunk);
  await expect413(socket);
});

it('a client that sends all its chunks before it reads gets the 413 too, and the mocks do not keep them', async () => {
  const { socket, send } = await begin('Transfer-Encoding: chunked');
  const before = process.memoryUsage().arrayBuffers;
  for (let sent = 0; sent < 1000; sent++) await send(chunk);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(500 * megabyte);
  await send('0\r\n\r\n');
  await expect413(socket);
});

it('leaves the largest photo of a phone to the limit of the photo itself', async () => {
  const avatar = new File([new Uint8Array(26 * megabyte)], 'photo.png', { type: 'image/png' });
  const upload = createApi({ baseUrl: mocks.baseUrl, retries: 0, token: () => tokens.operator }).uploadPhoto({ avatar });
  await expect(upload).rejects.toMatchObject({ status: 413, message: 'The picture may have 5 MB at most.' });
});

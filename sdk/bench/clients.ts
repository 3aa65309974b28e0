import { type OperationId, operations } from '../src/contract.ts';

/** A call of a typical app; each client spells it in its own way. */
export interface Call {
  id: OperationId;
  method: string;
  path: string;
  /** The whole input: path parameters and body. */
  input: Record<string, string | number>;
  /** The property of the response that the app reads. */
  property: string;
}

export const getCall = call('listCourses', 'courses');
export const postCall = call('createBatch', 'message', { title: 't', time: 't', studentLimit: 1 });

export const typicalCalls: Call[] = [
  getCall,
  call('listBatches', 'batches'),
  call('listResults', 'results'),
  call('listExams', 'hallTickets'),
  call('listTransactions', 'transactions'),
  call('listStudents', 'users'),
  call('getWallet', 'wallet'),
  call('getProfile', 'user'),
  call('getCourse', 'course', { id: 'c' }),
  call('listMarksheets', 'marksheets', { userId: 'u' }),
  call('getInvoice', 'length', { userId: 'u', courseId: 'c' }),
  call('findResult', 'length', { rollNo: 'r', courseId: 'c' }),
  call('login', 'token', { email: 'e', password: 'p' }),
  call('updateProfile', 'message', { city: 'c' }),
  call('removePhoto', 'message'),
  call('sendQuery', 'message', { name: 'n', email: 'e', phone: 'p', message: 'm' }),
  call('createPurchase', 'payment_request', { amount: 1, courseId: 'c' }),
  postCall,
  call('deleteBatch', 'message', { id: 'b' }),
  call('requestFunds', 'message', { amount: 1, txnId: 't', paidBy: 'p' }),
];

function call(id: OperationId, property: string, input: Call['input'] = {}): Call {
  return { id, property, input, method: operations[id].method, path: operations[id].path };
}

/** A client to measure. Its texts are TypeScript of a module in the sandbox. All send the token 't' and reject on an error response. */
export interface Client {
  name: string;
  /** The command that generates the client from spec.json, if it has to be. */
  generate?: string[];
  setup: (baseUrl: string) => string;
  /** An expression that makes a bundler include the operation. */
  reference: (id: OperationId) => string;
  send: (call: Call) => string;
  /** Reads the message of an error of createBatch. The body of a 502 may be text, so with types by status its message does not compile. */
  narrow: (status: 422 | 502) => string;
  hooks: {
    setup: string;
    reference: (id: OperationId) => string;
    use: (call: Call) => string;
    narrow: (status: 422 | 502) => string;
  };
}

const json = JSON.stringify;
const isQuery = ({ method }: { method: string }) => method === 'GET';
const hookName = (id: string) => `hooks.use${id[0]?.toUpperCase()}${id.slice(1)}`;

const thisSdk: Client = {
  name: 'this SDK',
  setup: (baseUrl) => `
    import { createApi, isApiError } from '@institute/sdk';
    const api = createApi({ baseUrl: '${baseUrl}', token: () => 't' });`,
  reference: (id) => `api.${id}`,
  send: ({ id, input }) => `await api.${id}(${json(input)})`,
  narrow: (status) => `
    const error: unknown = await api.createBatch(batch).catch((reason) => reason);
    if (isApiError(error, 'createBatch') && error.status === ${status}) error.body.message;`,
  hooks: {
    setup: `import * as hooks from '@institute/sdk/react'; console.log(hooks.ApiProvider, hooks.createQueryClient);`,
    reference: hookName,
    use: (one) =>
      isQuery(one) ? `${hookName(one.id)}(${json(one.input)}).data?.${one.property}` : `${hookName(one.id)}().mutate(${json(one.input)})`,
    narrow: (status) => `
      const { error } = hooks.useCreateBatch();
      if (isApiError(error, 'createBatch') && error.status === ${status}) error.body.message;`,
  },
};

export const singleCalls: Pick<Client, 'setup' | 'reference'> = {
  setup: (baseUrl) => `
    import * as calls from '@institute/sdk/calls';
    const client = calls.createClient({ baseUrl: '${baseUrl}', headers: { Authorization: 'Bearer t' } });`,
  reference: (id) => `() => calls.${id}(client)`,
};

/** The input as path parameters and body, without empty parts. */
function parts({ path, input }: Call) {
  const isParam = (name: string) => path.includes(`{${name}}`);
  const pick = (wanted: boolean) => Object.fromEntries(Object.entries(input).filter(([name]) => isParam(name) === wanted));
  const present = (part: object) => (Object.keys(part).length > 0 ? part : undefined);
  return { path: present(pick(true)), body: present(pick(false)) };
}

const factory = (id: OperationId) => `hooks.${id}${isQuery(operations[id]) ? 'Options' : 'Mutation'}`;

const heyApi: Client = {
  name: 'hey-api',
  generate: [
    ...['node_modules/.bin/openapi-ts', '--silent', '--no-log-file', '-i', 'spec.json', '-o', 'hey-api', '-c', '@hey-api/client-fetch'],
    ...['-p', '@hey-api/typescript', '@hey-api/sdk', '@tanstack/react-query'],
  ],
  setup: (baseUrl) => `
    import { client } from './hey-api/client.gen';
    import * as sdk from './hey-api/sdk.gen';
    client.setConfig({ baseUrl: '${baseUrl}', auth: () => 't', throwOnError: true });`,
  reference: (id) => `sdk.${id}`,
  send: (one) => `(await sdk.${one.id}({ ...${json(parts(one))}, throwOnError: true })).data`,
  narrow: (status) => `
    const { error, response } = await sdk.createBatch({ body: batch, throwOnError: false });
    if (error && response?.status === ${status}) error.message;`,
  hooks: {
    setup: `
      import { useMutation, useQuery } from '@tanstack/react-query';
      import * as hooks from './hey-api/@tanstack/react-query.gen';`,
    reference: factory,
    use: (one) =>
      isQuery(one)
        ? `useQuery(${factory(one.id)}(${json(parts(one))})).data?.${one.property}`
        : `useMutation(${factory(one.id)}()).mutate(${json(parts(one))})`,
    narrow: (status) => `
      const { error } = useMutation(hooks.createBatchMutation());
      if (error?.status === ${status}) error.message;`,
  },
};

/** Takes positional arguments, and calls a fetcher that the app provides, here competitors/fetcher.ts. */
const orval: Client = {
  name: 'orval',
  generate: ['node_modules/.bin/orval', '--config', 'orval.config.mjs'],
  setup: (baseUrl) => `
    import { setBaseUrl } from './fetcher';
    import * as sdk from './orval/hooks';
    setBaseUrl('${baseUrl}');`,
  reference: (id) => `sdk.${id}`,
  send: (one) => {
    const { path = {}, body } = parts(one);
    return `(await sdk.${one.id}(${[...Object.values(path), ...(body ? [body] : [])].map((value) => json(value))})).data`;
  },
  narrow: (status) => `
    const { createBatch } = await import('./orval/calls');
    const result = await createBatch(batch);
    if (result.status === ${status}) result.data.message;`,
  hooks: {
    setup: `import * as hooks from './orval/hooks';`,
    reference: hookName,
    use: (one) => {
      const { path, body } = parts(one);
      return isQuery(one)
        ? `${hookName(one.id)}(${Object.values(path ?? {}).map((value) => json(value))}).data?.data.${one.property}`
        : `${hookName(one.id)}().mutate(${path || body ? json({ ...path, data: body }) : ''})`;
    },
    narrow: (status) => `
      const { error } = hooks.useCreateBatch();
      if (error?.status === ${status}) error.data.message;`,
  },
};

/** Only types are generated, and the hooks come from openapi-react-query. The client resolves on errors, so the app throws them. */
const openapiFetch: Client = {
  name: 'openapi-fetch',
  setup: (baseUrl) => `
    import type { paths } from '@institute/sdk/contract';
    import createClient from 'openapi-fetch';
    const client = createClient<paths>({ baseUrl: '${baseUrl}', headers: { Authorization: 'Bearer t' } });
    async function unwrap<Data>(call: Promise<{ data?: Data; error?: unknown }>) {
      const { data, error } = await call;
      if (error) throw error;
      return data;
    }`,
  reference: (id) => `() => unwrap(client.${operations[id].method}('${operations[id].path}'))`,
  send: (one) => `await unwrap(client.${one.method}('${one.path}', ${json(requestOf(one))}))`,
  narrow: (status) => `
    const { error, response } = await client.POST('/create-batch', { body: batch });
    if (error && response.status === ${status}) error.message;`,
  hooks: {
    setup: `
      import createHooks from 'openapi-react-query';
      const hooks = createHooks(client);`,
    reference: (id) => {
      const { method, path } = operations[id];
      return `() => hooks.use${isQuery({ method }) ? 'Query' : 'Mutation'}('${method.toLowerCase()}', '${path}')`;
    },
    use: (one) =>
      isQuery(one)
        ? `hooks.useQuery('get', '${one.path}', ${json(requestOf(one))}).data?.${one.property}`
        : `hooks.useMutation('${one.method.toLowerCase()}', '${one.path}').mutate(${json(requestOf(one))})`,
    narrow: (status) => `
      const { error } = hooks.useMutation('post', '/create-batch');
      if (error?.status === ${status}) error.message;`,
  },
};

function requestOf(one: Call) {
  const { path, body } = parts(one);
  return { ...(path && { params: { path } }), ...(body && { body }) };
}

/** The same calls without any client, for comparison. */
export const bareFetch: Pick<Client, 'setup' | 'send'> = {
  setup: (baseUrl) => `
    const baseUrl = '${baseUrl}';
    const headers = { Authorization: 'Bearer t', 'Content-Type': 'application/json' };`,
  send: ({ method, path, input }) => {
    const body = isQuery({ method }) ? '' : `, body: JSON.stringify(${json(input)})`;
    return `await (await fetch(baseUrl + '${path}', { method: '${method}', headers${body} })).json()`;
  },
};

export const clients = [thisSdk, heyApi, orval, openapiFetch];

import { answerFault } from '../check-answer.ts';
import { createMocks, type Mocks, type ScenarioName } from '../index.ts';
import { answerAs } from './answer.ts';
import { fileStorage } from './file-storage.ts';
import { listen } from './listen.ts';

/** What the mocks on a port may be told. */
export interface ServeOptions {
  /** 0, the default, is any free port. */
  port?: number;
  /** A file that keeps the state; without one it lives as long as the server. */
  data?: string | undefined;
  scenario?: ScenarioName | undefined;
  /** Milliseconds before every answer. */
  latencyMs?: number;
  /** Share of calls that fail with 503, from 0 to 1. */
  failureRate?: number;
}

export interface ServedMocks extends Mocks {
  /** Address of the API with its version prefix, for `createApi({ baseUrl })`. */
  baseUrl: string;
  /** Back to the seed, or to the world that it was started in. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The mocks as a real HTTP server. Every answer is held against the contract. Rejects when the port cannot be had. */
export async function serveMocks(options: ServeOptions = {}): Promise<ServedMocks> {
  const { port = 0, data, scenario, latencyMs = 0, failureRate = 0 } = options;
  const storage = data ? fileStorage(data) : undefined;
  const mocks = createMocks({ baseUrl: '/v1', storage, scenario, checkAnswer: answerFault });
  const turn = () => mocks.store.turn({ latencyMs, failureRate });
  await mocks.store.ready;
  if (scenario) await mocks.store.use(scenario);
  await turn();
  const reset = async () => {
    await mocks.store.reset(scenario);
    await turn();
  };
  const listening = await listen(answerAs(mocks, reset), port);
  return { ...mocks, baseUrl: `http://localhost:${listening.port}/v1`, reset, close: listening.close };
}

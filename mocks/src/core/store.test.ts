import { createApi } from '@institute/sdk';
import { describe, expect, it } from 'vitest';
import { operatorApi as api, listenToRequests, mocks, tokens } from '../../test/call-operation.ts';
import { createMockServer } from '../node.ts';
import { builtInScenarios } from '../scenarios.ts';
import { ScenarioList } from './scenario.ts';
import { type State, type StateStorage, Store } from './store.ts';

const newStore = (storage: StateStorage) => new Store(new ScenarioList(builtInScenarios), {}, storage);
const batch = { title: 'New', time: '5 PM', studentLimit: 5 };

listenToRequests();

describe('store', () => {
  const titles = async () => (await api.listBatches()).batches.map(({ title }) => title);

  it('preserves the data in a scenario without data of its own, and replaces it in others', async () => {
    await api.createBatch(batch);
    await mocks.store.setScenario('slow');
    await mocks.store.setScenario(undefined);
    expect(await titles()).toContain('New');
    await mocks.store.setScenario('empty-wallet');
    expect(await titles()).not.toContain('New');
  });

  it('saves before the response to a write, and loads again', async () => {
    let stored: string | undefined;
    const storage = {
      load: async () => (stored === undefined ? undefined : (JSON.parse(stored) as State)),
      save: async (state: State) => {
        stored = JSON.stringify(state);
      },
    };
    const { handlers } = createMockServer({ baseUrl: 'http://stored.localhost/v1', storage });
    mocks.server.use(...handlers);
    const storedApi = createApi({ baseUrl: 'http://stored.localhost/v1', token: () => tokens.operator });
    await storedApi.createBatch(batch);
    expect(stored).toContain('"New"');
    const reloaded = newStore(storage);
    await reloaded.ready;
    expect(reloaded.state.db.batches.some(({ title }) => title === 'New')).toBe(true);
  });

  it('a reset before the stored data has arrived is not undone by it', async () => {
    const stored = newStore({ load: async () => undefined, save: async () => undefined }).state;
    stored.db.wallets['u-franchise'] = 7;
    const store = newStore({ load: async () => stored, save: async () => undefined });
    await store.reset();
    expect(store.state.db.wallets['u-franchise']).toBe(2450);
  });

  it('saves again after a failed save', async () => {
    let saves = 0;
    const save = async () => {
      saves += 1;
      if (saves === 1) throw new Error('no room');
    };
    const store = newStore({ load: async () => undefined, save });
    await expect(store.save()).rejects.toThrow('no room');
    await store.save();
    expect(saves).toBe(2);
  });
});

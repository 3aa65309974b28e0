import type { Db } from './db/db.ts';
import { seed } from './db/seed/index.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { calm, type Settings } from './settings.ts';

/** Everything that outlives a reload. */
export interface State {
  db: Db;
  settings: Settings;
}

/** Where the state is kept. */
export interface Storage {
  load(): Promise<State | undefined>;
  save(state: State): Promise<void>;
}

/** The state in memory, loaded once and saved after every write. */
export class Store {
  state: State;
  /** Resolves when what was kept is there. */
  readonly ready: Promise<void>;
  #saving: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;

  constructor(
    private readonly storage?: Storage,
    scenario?: ScenarioName,
  ) {
    this.state = { db: arranged(scenario), settings: { ...calm, scenario } };
    this.ready = this.reload();
  }

  /** Takes over what is kept, for example after another tab wrote. */
  async reload(): Promise<void> {
    const kept = await this.storage?.load();
    if (kept) this.state = kept;
  }

  /** Resolves when everything written so far is kept. Calls that come while one save runs share the next. */
  save(): Promise<void> {
    const { storage } = this;
    if (!storage) return Promise.resolve();
    // A save that failed is told to whoever asked for it; the next one is tried all the same.
    const before = this.#saving.catch(() => undefined);
    this.#queued ??= before.then(() => {
      this.#queued = undefined;
      this.#saving = storage.save(this.state);
      return this.#saving;
    });
    return this.#queued;
  }

  /** Back to the seed, in the world that is asked for. */
  async reset(scenario?: ScenarioName): Promise<void> {
    this.state = { db: arranged(scenario), settings: { ...calm, scenario } };
    await this.save();
  }

  /** Another world. Data is kept where neither the old nor the new world brings its own. */
  async use(scenario: ScenarioName | undefined): Promise<void> {
    const { settings, db } = this.state;
    if (settings.scenario === scenario) return;
    const ownData = [settings.scenario, scenario].some((name) => name && scenarios[name].arrange);
    this.state = { db: ownData ? arranged(scenario) : db, settings: { ...settings, scenario } };
    await this.save();
  }

  async turn(change: Partial<Pick<Settings, 'latencyMs' | 'failureRate'>>): Promise<void> {
    this.state = { ...this.state, settings: { ...this.state.settings, ...change } };
    await this.save();
  }
}

function arranged(scenario: ScenarioName | undefined): Db {
  const db = seed();
  if (scenario) scenarios[scenario].arrange?.(db);
  return db;
}

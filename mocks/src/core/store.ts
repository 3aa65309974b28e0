import type { Db } from '../db/db.ts';
import { createSeedDb } from '../db/seed/index.ts';
import type { ScenarioList } from './scenario.ts';
import { defaultSettings, type Settings } from './settings.ts';

/** Everything that survives a reload. */
export interface State {
  db: Db;
  settings: Settings;
}

export interface StateStorage {
  /** Resolves with undefined when nothing is stored. */
  load(): Promise<State | undefined>;
  save(state: State): Promise<void>;
}

export interface StoreOptions {
  scenarios: ScenarioList;
  storage?: StateStorage | undefined;
  /** The settings after a reset. */
  initialSettings?: Partial<Settings>;
}

/** The state in memory, loaded once and saved after every mutation. */
export class Store {
  /** Read it again after every `await`, because the store replaces it. Tests may change it directly. */
  state: State;
  /** Resolves when the stored state is loaded. */
  readonly ready: Promise<void>;
  readonly #options: StoreOptions;
  #saving: Promise<void> = Promise.resolve();
  #queued: Promise<void> | undefined;

  constructor(options: StoreOptions) {
    this.#options = options;
    this.state = this.#initialState(options.initialSettings?.scenario);
    this.ready = this.reload();
  }

  /** Loads the stored state, for example after another tab saved it. */
  async reload(): Promise<void> {
    const stored = await this.#options.storage?.load();
    if (stored) this.state = stored;
  }

  /** Resolves when all changes so far are stored. Calls during a save share the next one. */
  save(): Promise<void> {
    const { storage } = this.#options;
    if (!storage) return Promise.resolve();
    // The caller of a failed save gets its error, and the next save runs anyway.
    const previous = this.#saving.catch(() => undefined);
    this.#queued ??= previous.then(() => {
      this.#queued = undefined;
      this.#saving = storage.save(this.state);
      return this.#saving;
    });
    return this.#queued;
  }

  /** Returns to the seed and to the first settings, in a scenario if one is given. Rejects for an unknown scenario. */
  async reset(scenario?: string): Promise<void> {
    await this.ready;
    await this.replace(this.#initialState(scenario));
  }

  async replace(state: State): Promise<void> {
    // Stored data that arrives later would replace this.
    await this.ready;
    this.state = state;
    await this.save();
  }

  /** The data stays, unless the old or the new scenario has data of its own. */
  async setScenario(scenario: string | undefined): Promise<void> {
    await this.ready;
    const { settings, db } = this.state;
    const { scenarios } = this.#options;
    const next = scenarios.find(scenario);
    if (settings.scenario === scenario) return;
    const hasOwnData = next.arrange ?? scenarios.find(settings.scenario).arrange;
    await this.replace({ db: hasOwnData ? this.#initialDb(scenario) : db, settings: { ...settings, scenario } });
  }

  async updateSettings(change: Partial<Omit<Settings, 'scenario'>>): Promise<void> {
    await this.ready;
    await this.replace({ ...this.state, settings: { ...this.state.settings, ...change } });
  }

  #initialState(scenario: string | undefined): State {
    return { db: this.#initialDb(scenario), settings: { ...defaultSettings, ...this.#options.initialSettings, scenario } };
  }

  #initialDb(scenario: string | undefined): Db {
    const { arrange } = this.#options.scenarios.find(scenario);
    const db = createSeedDb();
    arrange?.(db);
    return db;
  }
}
